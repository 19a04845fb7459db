import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { TrackedOrder } from '../../../contract/orders/orders.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { TrackForm } from './track-form.tsx'
import { TrackedView } from './tracked-view.tsx'

export const meta = privatePageMeta('Track an order')

/** Order tracking for people without an account. `?number=` fills the first field. */
export default function TrackPage() {
  const [search] = useSearchParams()
  const [order, setOrder] = useState<TrackedOrder | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = useRef(false)
  // Switches between the form and its result; the focus follows.
  useEffect(() => {
    if (order || asked.current) heading.current?.focus()
    asked.current = order !== null
  }, [order])

  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <div className="mx-auto max-w-text">
        {order ? (
          <TrackedView order={order} heading={heading} onAnother={() => setOrder(null)} />
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1} className="font-display text-display-l">
              Track an order
            </h1>
            <p className="mt-3 text-ink-2">
              All you need is the order number and the phone number you gave for the courier. No account
              needed.
            </p>
            <TrackForm number={search.get('number') ?? ''} onFound={setOrder} />
          </>
        )}
      </div>
    </div>
  )
}
