import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { X } from '../../ui/icons.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Props = {
  title: ReactNode
  /** Without it the panel cannot be dismissed. */
  onDismiss?: () => void
  children?: ReactNode
}

/** Takes the focus when it appears, so it is read first; without `children` they are still loading. */
export function GreetingPanel({ title, onDismiss, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = children !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words have changed from waiting to answer
  useEffect(() => heading.current?.focus(), [settled])
  return (
    <section aria-labelledby="greeting" className="bg-sunk">
      <div className="page-width flex items-start gap-4 py-8 lg:py-10">
        <div className="min-w-0 grow">
          <h2 id="greeting" ref={heading} tabIndex={-1} className="font-display text-display-l">
            {title}
          </h2>
          <div className="mt-4 min-h-64 sm:min-h-28">{settled ? children : <Waiting />}</div>
        </div>
        {onDismiss && (
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X />
          </IconButton>
        )}
      </div>
    </section>
  )
}

const Waiting = () => (
  <Loading label="Loading your order">
    <Skeleton className="h-5 w-64" />
    <Skeleton className="mt-3 h-5 w-80" />
  </Loading>
)
