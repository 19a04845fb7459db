import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../picture/picture.tsx'
import type { ShownPart } from './load-home.ts'

type Props = {
  slide: ShownPart<'hero'>['slides'][number]
  label: string
  shown: boolean
  loading: 'lazy' | 'eager' | 'high'
  withPicture: boolean
}

/** On a phone the text stands under the picture, else on its plain left half. */
export function HeroPanel({ slide, label, shown, loading, withPicture }: Props) {
  const isOnDark = slide.ink === 'light'
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
      <div
        className="h-(--hero-picture) bg-tile md:absolute md:inset-0 md:h-auto"
        // The types of React do not know variables of the styles.
        style={{ '--focus': slide.picture.focus, '--phone-focus': slide.phoneFocus } as CSSProperties}
      >
        {withPicture && (
          <Picture
            src={slide.picture.source}
            placeholder={slide.picture.placeholder}
            alt={slide.alt}
            sizes="(min-width: 1920px) 1920px, 100vw"
            width={1920}
            height={900}
            loading={loading}
            className="size-full rounded-none [&_img]:object-(--phone-focus) md:[&_img]:object-(--focus)"
          />
        )}
      </div>
      <div
        className={cx(
          'page-width relative flex grow flex-col pt-4 pb-3 text-center md:justify-center md:pt-8 md:pb-24 md:text-left',
          isOnDark && 'md:on-dark md:text-paper',
        )}
      >
        <div className="md:max-w-[46%]">
          {slide.lead && <p className="text-body-s md:text-body-l">{slide.lead}</p>}
          <h2 className="mt-1 font-display text-display-l md:mt-2 md:text-display-xl">{slide.heading}</h2>
          {slide.link && (
            <Link
              to={slide.link}
              className={cx(
                buttonClass({ size: 'large', className: 'mt-4 md:mt-8' }),
                isOnDark && 'md:border-paper md:bg-paper md:text-ink md:hover:bg-sunk',
              )}
            >
              {slide.action}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
