import { useState } from 'react'
import type { LinkedOrder } from '../../../contract/guest-orders.ts'
import { asApiError } from '../../api/error.ts'
import { guestCalls } from '../../parts/guests/guest-calls.ts'
import { Money } from '../../parts/money.tsx'
import { deliveryAhead } from '../../parts/order/delivery-ahead.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderHelp } from '../../parts/order/order-help.tsx'
import { OrderItems } from '../../parts/order/order-items.tsx'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { OrderTimeline } from '../../parts/order/order-timeline.tsx'
import { OrderTotals } from '../../parts/order/order-totals.tsx'
import { methodLabels } from '../../parts/order/payment-label.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { order: LinkedOrder; token: string; onChanged: () => void }

/** Without name and street: a mail may have gone to a wrong address. */
export function LinkedView({ order, token, onChanged }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-display text-display-l">Order #{order.number}</h1>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-2 text-ink-2">
        Placed on <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>. Going to {order.city},{' '}
        {order.country}. {methodLabels[order.paymentMethod]},{' '}
        <Money amount={order.totalPrice} currency={order.currency} />.
      </p>
      <h2 className="mt-8 mb-4 font-display text-display-s">Where it is</h2>
      <OrderTimeline status={order.status} events={order.events} />
      <h2 className="mt-10 mb-4 font-display text-display-s">What you ordered</h2>
      <OrderItems items={order.items} currency={order.currency} />
      <OrderTotals
        total={order.totalPrice}
        delivery={deliveryAhead(order)}
        discount={order.discount}
        currency={order.currency}
        cash={order.cash}
        status={order.status}
      />
      {order.mayCancel && <Cancel number={order.number} token={token} onChanged={onChanged} />}
      <div className="mt-10">
        <OrderHelp number={order.number} />
      </div>
    </>
  )
}

function Cancel({ number, token, onChanged }: { number: number; token: string; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = async () => {
    setAsking(false)
    setSending(true)
    try {
      await guestCalls.orders.cancelByLink({ body: { token } })
      onChanged()
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="mt-8">
      <p className="text-body-s text-ink-2">Until we have called you, you can still cancel the order.</p>
      {problem && (
        <Banner tone="error" className="mt-3">
          {problem}
        </Banner>
      )}
      <Button
        variant="outline"
        className="mt-3"
        pending={isSending}
        pendingLabel="Cancelling…"
        onClick={() => setAsking(true)}
      >
        Cancel the order
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Cancel order #${number}?`}
        cancelLabel="Keep it"
        confirmLabel="Cancel the order"
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      >
        Nothing is sent, and there is nothing to pay.
      </AlertDialog>
    </div>
  )
}
