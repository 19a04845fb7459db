import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { standaloneLink } from '../../ui/text-link.ts'

type Props = {
  title: string
  /** Below the heading. */
  intro?: string
  /** Beside the heading. */
  more?: { to: string; label: string } | undefined
  /** `band`: on a ground of its own from edge to edge. `quiet`: under a smaller heading. */
  look?: 'plain' | 'band' | 'quiet'
  children: ReactNode
}

/** A part of the page under its heading. */
export function Section({ title, intro, more, look = 'plain', children }: Props) {
  const id = useId()
  const content = (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4 lg:mb-10">
        <div>
          <h2
            id={id}
            className={cx(
              'wrap-anywhere font-display',
              look === 'quiet' ? 'text-display-m' : 'text-display-l',
            )}
          >
            {title}
          </h2>
          {intro && <PartText>{intro}</PartText>}
        </div>
        {more && (
          <Link to={more.to} className={cx(standaloneLink, 'shrink-0')}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </>
  )
  if (look !== 'band')
    return (
      <section aria-labelledby={id} className="page-width section-gap">
        {content}
      </section>
    )
  return (
    <section aria-labelledby={id} className="section-gap bg-sunk">
      <div className="page-width py-6 lg:py-20">{content}</div>
    </section>
  )
}

export const PartText = ({ children }: { children: string }) => (
  <p className="wrap-anywhere mt-2 max-w-text whitespace-pre-line text-ink-2 md:mt-4 md:text-body-l">
    {children}
  </p>
)

/** The button of a part; without an address there is none. */
export const PartButton = ({ action, link }: { action: string; link: string }) =>
  link && (
    <Link to={link} className={buttonClass({ variant: 'outline', className: 'mt-5 md:mt-6' })}>
      {action}
    </Link>
  )

/** A row that scrolls sideways on phones, and as many columns as `className` says where there is room. */
export const snapRow =
  '-mx-4 flex snap-x scroll-px-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:overflow-visible md:p-0'
