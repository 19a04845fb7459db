import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Holds the place of what is loading: give it the size the content will have. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-picture bg-tile', className)} />
}

/** Skeletons are shown, `label` is read: 'Loading products'. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
