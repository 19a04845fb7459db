import { Link } from 'react-router'
import { Picture } from '../../parts/picture/picture.tsx'
import { useCategory } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import type { HeroSlide } from './hero-slides.ts'

type Props = {
  slide: HeroSlide
  label: string
  shown: boolean
  first: boolean
  withPicture: boolean
}

/** On a phone the text stands under the picture, else on its plain left half. */
export function HeroPanel({ slide, label, shown, first, withPicture }: Props) {
  // The owner may have deleted it.
  const category = useCategory(slide.category)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, and no form's fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className={cx(
        'relative col-start-1 row-start-1 flex flex-col transition-[opacity,visibility] duration-600',
        !shown && 'invisible opacity-0',
      )}
    >
      <div className="aspect-square bg-tile md:absolute md:inset-0 md:aspect-auto">
        {withPicture && (
          <Picture
            src={slide.picture}
            alt={slide.alt}
            sizes="(min-width: 1920px) 1920px, 100vw"
            width={1920}
            height={900}
            loading={first ? 'high' : 'eager'}
            className="size-full rounded-none md:[&_img]:object-[75%_5%]"
          />
        )}
      </div>
      <div
        className={cx(
          'page-width relative flex grow flex-col pt-5 pb-4 text-center md:justify-center md:pt-8 md:pb-24 md:text-left',
          slide.ground === 'dark' && 'md:on-dark md:text-paper',
        )}
      >
        <div className="md:max-w-[46%]">
          <p className="text-body-s md:text-body-l">{slide.lead}</p>
          <h2 className="mt-2 font-display text-display-xl">{slide.heading}</h2>
          <Link
            to={category ? paths.category(category.code) : paths.search()}
            className={cx(
              buttonClass({ size: 'large', className: 'mt-6 md:mt-8' }),
              slide.ground === 'dark' && 'md:border-paper md:bg-paper md:text-ink md:hover:bg-sunk',
            )}
          >
            {slide.action}
          </Link>
        </div>
      </div>
    </div>
  )
}
