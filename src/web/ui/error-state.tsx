import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { CircleAlert } from './icons.tsx'

type Props = {
  /** What failed: 'Failed to load active deals.' */
  children: ReactNode
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

/** Shown in place of the content. */
export function ErrorState({ children, onRetry, retrying, className }: Props) {
  return (
    <div className={cx('flex flex-col items-center gap-5 py-12 text-center', className)}>
      <p role="alert" className="flex max-w-text items-start gap-2 text-start text-error">
        <CircleAlert className="mt-0.5 shrink-0" />
        {/* A box of its own: text and elements side by side would become columns. */}
        <span>{children}</span>
      </p>
      {onRetry && (
        <Button variant="outline" pending={retrying} pendingLabel="Trying again" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
