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
  children: ReactNode
}

/** A part of the page under its heading. */
export function Section({ title, intro, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-width section-gap">
      <div className="mb-6 flex items-baseline justify-between gap-4 lg:mb-10">
        <div>
          <h2 id={id} className="wrap-anywhere font-display text-display-l">
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
    </section>
  )
}

export const PartText = ({ children }: { children: string }) => (
  <p className="wrap-anywhere mt-4 max-w-text whitespace-pre-line text-body-l text-ink-2">{children}</p>
)

/** The button of a part; without an address there is none. */
export const PartButton = ({ action, link }: { action: string; link: string }) =>
  link && (
    <Link to={link} className={buttonClass({ variant: 'outline', className: 'mt-6' })}>
      {action}
    </Link>
  )

/** A row that scrolls sideways on phones, and as many columns as `className` says where there is room. */
export const snapRow =
  '-mx-4 flex snap-x scroll-px-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:overflow-visible md:p-0'
