import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A placeholder for content that loads: give it the content's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('max-w-full animate-pulse rounded-picture bg-tile', className)} />
  )
}

/** Skeletons are shown, `label` is read out: 'Loading products'. */
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
