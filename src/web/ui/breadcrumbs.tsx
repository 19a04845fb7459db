import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** `children` in order: links with `plainLink`, then the current page's name. */
export function Breadcrumbs({ children, className }: { children: ReactNode[]; className?: string }) {
  const last = children.length - 1
  return (
    <nav aria-label="Breadcrumb" className={cx('text-caption text-ink-2', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {children.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a trail is a fixed sequence, places are its identity
            key={index}
            className="flex items-center gap-2"
            aria-current={index === last ? 'page' : undefined}
          >
            {index > 0 && (
              <span aria-hidden="true" className="text-control">
                /
              </span>
            )}
            <span className="inline-flex min-h-6 items-center [&>a]:touch-room">{item}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
