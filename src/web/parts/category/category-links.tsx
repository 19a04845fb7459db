import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'

type Props = {
  label: string
  links: readonly { code: string; name: string }[]
  /** The current category. */
  current?: string
  className?: string
}

/** How much of the previous chip stays visible when the row scrolls to the current one. */
const gutter = 48

/** Categories as a row of chips; on phones the row scrolls sideways. */
export function CategoryLinks({ label, links, current, className }: Props) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - gutter, behavior: 'instant' })
  }, [current])
  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        {links.map(({ code, name }) => (
          <li key={code} className="shrink-0">
            <Link
              to={paths.category(code)}
              aria-current={code === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-control border px-3.5 text-body-s transition-colors',
                code === current ? 'border-ink bg-ink text-paper' : 'border-control hover:border-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
