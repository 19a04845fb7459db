import { useState } from 'react'
import { useParams } from 'react-router'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { browserApi } from '../../api/browser.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { SignedInOnly } from '../../parts/account/signed-in-only.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { NoSuchOrder } from './no-such-order.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderView } from './order-view.tsx'

export const meta = privatePageMeta('Your order')

export default function OrderPage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-4 pb-16 lg:pt-8">
      <div className="mx-auto max-w-4xl">
        <SignedInOnly loading={<OrderSkeleton />}>{() => <LoadedOrder key={id} id={id} />}</SignedInOnly>
      </div>
    </div>
  )
}

function LoadedOrder({ id }: { id: string }) {
  const [changed, setChanged] = useState<OrderDetail | null>(null)
  const answer = useAnswer(`order ${id}`, signal => browserApi.orders.get({ params: { id } }, { signal }))
  if (answer.state === 'ready') return <OrderView order={changed ?? answer.value} onChanged={setChanged} />
  if (answer.state === 'loading') return <OrderSkeleton />
  // A malformed id is refused as `invalid`; for the reader that means "not found" too.
  if (answer.error.status === 404 || answer.error.status === 400) return <NoSuchOrder />
  return (
    <>
      <BackToOrders />
      <h1 className="font-display text-display-l">Your order</h1>
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        The order could not be loaded. {answer.error.message}
      </ErrorState>
    </>
  )
}
