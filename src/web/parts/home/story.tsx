import { useId } from 'react'
import { cx } from '../../ui/cx.ts'
import { FocusedPicture } from './focused-picture.tsx'
import type { ShownPart } from './load-home.ts'
import { PartButton, PartText } from './section.tsx'

/** A picture beside a text; on a phone above it. */
export function Story({ title, text, picture, alt, side, ...button }: ShownPart<'story'>) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'page-width section-gap grid items-center gap-6 md:gap-10 lg:gap-16',
        picture && 'md:grid-cols-2',
      )}
    >
      {picture && (
        <FocusedPicture
          picture={picture}
          alt={alt}
          sizes="(min-width: 768px) 50vw, 100vw"
          className={cx('aspect-5/4', side === 'right' && 'md:order-last')}
        />
      )}
      <div className="max-w-text">
        <h2 id={id} className="wrap-anywhere font-display text-display-l">
          {title}
        </h2>
        <PartText>{text}</PartText>
        <PartButton {...button} />
      </div>
    </section>
  )
}
