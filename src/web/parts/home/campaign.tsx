import { useId } from 'react'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { PartButton, PartText } from './section.tsx'

/** One subject in a large picture, a text, and up to two smaller pictures. */
export function Campaign({ title, lead, intro, pictures, ...button }: ShownPart<'campaign'>) {
  const id = useId()
  const [first, ...others] = pictures
  return (
    <section
      aria-labelledby={id}
      className="page-width section-gap grid grid-cols-2 gap-x-2 gap-y-6 md:gap-5 lg:grid-cols-4"
    >
      {first && (
        <CampaignPicture {...first} className="max-md:-mx-4 col-span-2 lg:row-span-2" sizes={half} isLarge />
      )}
      <div className="col-span-2 max-w-text self-center md:py-6 lg:px-10">
        {lead && <p className="mb-2 text-body-s text-madder">{lead}</p>}
        <h2 id={id} className="wrap-anywhere font-display text-display-l">
          {title}
        </h2>
        {intro && <PartText>{intro}</PartText>}
        <PartButton {...button} />
      </div>
      {others.map((picture, nth) => (
        <CampaignPicture
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          key={nth}
          {...picture}
          className={cx('max-md:hidden', others.length === 1 && 'col-span-2')}
          sizes="(min-width: 1024px) 25vw, 50vw"
        />
      ))}
    </section>
  )
}

const half = '(min-width: 1024px) 50vw, 100vw'

type Props = ShownPart<'campaign'>['pictures'][number] & {
  className: string
  sizes: string
  isLarge?: boolean
}

const CampaignPicture = ({ picture, alt, caption, link, className, sizes, isLarge = false }: Props) => (
  <div className={cx('group relative flex flex-col', className)}>
    <FocusedPicture
      picture={picture}
      alt={caption && link ? '' : alt}
      sizes={sizes}
      className={isLarge ? 'aspect-3/2 grow md:aspect-4/5 lg:aspect-auto' : 'aspect-4/5 grow'}
    />
    {(caption || link) && (
      <p className={cx('mt-2 text-body-s', isLarge && 'max-md:px-4')}>
        {link ? (
          <Link to={link} className="card-link">
            {caption || alt}
          </Link>
        ) : (
          caption
        )}
      </p>
    )}
  </div>
)
