import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Beside the title: "132 products". */
  count?: string | undefined
  /** Buttons for the whole page. */
  children?: ReactNode
}

export const PageHead = ({ title, count, children }: Props) => (
  <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
    <h1 className="font-semibold text-heading">{title}</h1>
    {count && <p className="text-ink-2 tabular-nums">{count}</p>}
    {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
  </div>
)
