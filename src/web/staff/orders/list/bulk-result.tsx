import { useEffect, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import type { BulkMoveResult } from './use-bulk-move.ts'

/** Why some orders stay where they are. It takes the focus, since the bar with the button may be gone. */
export function BulkResult({ onDismiss, ...result }: BulkMoveResult & { onDismiss: () => void }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus({ preventScroll: true }), [])
  const { moved, refused, notTried, message } = result
  if (moved + refused.length === 0) {
    return (
      <Banner ref={banner} tone="error" onDismiss={onDismiss} className="mt-3">
        No order was moved. {message}
      </Banner>
    )
  }
  return (
    <Banner ref={banner} tone={notTried > 0 ? 'error' : 'warning'} onDismiss={onDismiss} className="mt-3">
      {notTried > 0 &&
        `${notTried} more ${notTried === 1 ? 'was' : 'were'} not tried and ${notTried === 1 ? 'is' : 'are'} still ticked. ${message}`}
      {refused.length > 0 && (
        <>
          {notTried > 0 && ' '}
          {refused.length} {refused.length === 1 ? 'was' : 'were'} not moved:
          <ul className="mt-1 list-disc pl-5">
            {refused.map(({ number, message }) => (
              <li key={number}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
