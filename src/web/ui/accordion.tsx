import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronDown } from './icons.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  /** Sections with the same name: opening one closes the others. */
  name?: string
  className?: string
}

/**
 * One section; several stand below each other. Works without JavaScript, and the browser's search finds its text.
 */
export function Accordion({ title, children, defaultOpen, name, className }: Props) {
  return (
    <details name={name} open={defaultOpen} className={cx('group border-line border-b', className)}>
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-medium transition-colors hover:text-madder [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="shrink-0 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  )
}
