import { Link } from 'react-router'
import { type CategoryCode, categoryOf } from '../../../contract/categories.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { zoneNames } from './zone-names.ts'

type Props = {
  codes: CategoryCode[]
  label: string
  /** The category of this page. */
  current?: string
  /** Where categories of both zones stand together, each says whose it is. */
  withZone?: boolean
  className?: string
}

/** Categories as a row of chips; on phones the row scrolls sideways. */
export function CategoryLinks({ codes, label, current, withZone, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {codes.map(code => (
          <li key={code} className="shrink-0">
            <Link
              to={paths.category(code)}
              aria-current={code === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-control border px-3.5 text-body-s transition-colors',
                code === current ? 'border-ink bg-ink text-paper' : 'border-control hover:border-ink',
              )}
            >
              {nameOf(code, withZone)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function nameOf(code: CategoryCode, withZone = false): string {
  const category = categoryOf(code)
  if (!category) return code
  return withZone ? `${zoneNames[category.zone]}: ${category.name}` : category.name
}
