import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { ChevronLeft, ChevronRight } from './page-icons.tsx'

type Props = {
  /** 'Pages of orders' */
  label: string
  page: number
  /** Shown as "Page 2 of 7"; without it "Page 2". */
  pages?: number
  hasNext?: boolean
  onPage: (page: number) => void
  className?: string
}

/** The end buttons stay focusable, so the focus is not lost on the last page. */
export function Pager({ label, page, pages, hasNext = pages !== undefined && page < pages, ...rest }: Props) {
  return (
    <nav
      aria-label={label}
      className={cx('flex flex-wrap items-center justify-center gap-2 sm:gap-4', rest.className)}
    >
      <Button variant="outline" aria-disabled={page <= 1} onClick={() => rest.onPage(page - 1)}>
        <ChevronLeft />
        Prev
      </Button>
      <span aria-live="polite" className="min-w-16 text-center sm:min-w-24 text-body-s tabular-nums">
        Page {page}
        {pages !== undefined && ` of ${pages}`}
      </span>
      <Button variant="outline" aria-disabled={!hasNext} onClick={() => rest.onPage(page + 1)}>
        Next
        <ChevronRight />
      </Button>
    </nav>
  )
}
