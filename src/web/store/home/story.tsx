import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../parts/picture/picture.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import type { Story as Shown } from './shown-part.ts'

/** A picture beside a text; on a phone above it. */
export function Story({ title, text, picture, alt, side, action, link }: Shown) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'page-width section-gap grid items-center gap-6 md:gap-10 lg:gap-16',
        picture && 'md:grid-cols-2',
      )}
      // The types of React do not know variables of the styles.
      style={{ '--focus': picture?.focus } as CSSProperties}
    >
      {picture && (
        <Picture
          src={picture.source}
          placeholder={picture.placeholder}
          alt={alt}
          sizes="(min-width: 768px) 50vw, 100vw"
          width={1200}
          height={960}
          className={cx('aspect-5/4 [&_img]:object-(--focus)', side === 'right' && 'md:order-last')}
        />
      )}
      <div className="max-w-text">
        <h2 id={id} className="wrap-anywhere font-display text-display-l">
          {title}
        </h2>
        <p className="wrap-anywhere mt-4 whitespace-pre-line text-body-l text-ink-2">{text}</p>
        {link && (
          <Link to={link} className={buttonClass({ variant: 'outline', className: 'mt-6' })}>
            {action}
          </Link>
        )}
      </div>
    </section>
  )
}
