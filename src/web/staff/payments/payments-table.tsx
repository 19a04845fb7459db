import { Link } from 'react-router'
import type { UnsettledPayment } from '../../../contract/payments.ts'
import { Money } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { EmailText } from '../controls/email-text.tsx'
import { paths } from '../paths.ts'
import { PaymentBadge } from './payment-badge.tsx'

type Actions = {
  /** The id of the payment that is being settled; '' for none. */
  settling: string
  onRetry: (payment: UnsettledPayment) => void
  onClose: (payment: UnsettledPayment) => void
}

export const PaymentsTable = ({
  payments,
  busy,
  ...actions
}: Actions & { payments: readonly UnsettledPayment[]; busy: boolean }) => (
  <div className="wide-table">
    <table
      aria-busy={busy}
      className={cx('staff-table payment-cards transition-opacity', busy && 'opacity-60')}
    >
      <thead>
        <tr>
          <th scope="col">Since</th>
          <th scope="col">Order</th>
          <th scope="col" className="number">
            Amount
          </th>
          <th scope="col">What is wrong</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(payment => (
          <PaymentRow key={payment._id} payment={payment} {...actions} />
        ))}
      </tbody>
    </table>
  </div>
)

function PaymentRow({ payment, settling, onRetry, onClose }: Actions & { payment: UnsettledPayment }) {
  const { since, nextTryAt, problem, paymentIntentId } = payment
  return (
    <tr className="[&>*]:align-top!">
      <td data-place="since" className="whitespace-nowrap tabular-nums">
        <time dateTime={since}>{orderTime(since)}</time>
      </td>
      <th scope="row" data-place="order" className="font-normal">
        <span className="grid grid-cols-[minmax(144px,1fr)] justify-items-start wrap-anywhere">
          <OrderLink payment={payment} />
          <span className="block text-caption text-ink-2">{payment.buyer.name}</span>
          <span className="block text-caption text-ink-2">
            <EmailText email={payment.buyer.email} />
          </span>
        </span>
      </th>
      <td data-place="amount" className="number">
        <Amounts payment={payment} />
      </td>
      <td data-place="problem" className="min-w-64">
        <span className="block wrap-anywhere">{problem}</span>
        <span className="mt-1 block text-caption text-ink-2">
          {nextTryAt ? `Next try: ${orderTime(nextTryAt)}.` : 'The shop has stopped trying.'}
        </span>
        {paymentIntentId && (
          <span className="block text-caption text-ink-2 wrap-anywhere">Payment ID: {paymentIntentId}</span>
        )}
      </td>
      <td data-place="actions" className="w-0">
        <span className="flex flex-wrap gap-2 py-1 xl:flex-nowrap">
          <Button
            size="small"
            variant="outline"
            className="whitespace-nowrap"
            pending={settling === payment._id}
            aria-disabled={settling !== ''}
            pendingLabel="Trying…"
            onClick={() => onRetry(payment)}
          >
            Try again
            <span className="sr-only"> {describePayment(payment)}</span>
          </Button>
          <Button
            size="small"
            variant="outline"
            className="whitespace-nowrap"
            aria-disabled={settling !== ''}
            onClick={() => onClose(payment)}
          >
            Mark as settled
            <span className="sr-only"> {describePayment(payment)}</span>
          </Button>
        </span>
      </td>
    </tr>
  )
}

const describePayment = ({ order, buyer }: UnsettledPayment) =>
  order ? `the payment of order #${order.number}` : `the payment of ${buyer.name}`

const OrderLink = ({ payment: { order } }: { payment: UnsettledPayment }) =>
  order ? (
    <Link
      to={paths.adminOrders(order._id, { tab: 'all' })}
      className={cx(textLink, 'touch-target tabular-nums')}
    >
      #{order.number}
    </Link>
  ) : (
    'No order'
  )

const Amounts = ({
  payment: { amount, currency, captured, refunded, state },
}: {
  payment: UnsettledPayment
}) => (
  <span className="block">
    <Money amount={amount} currency={currency} />
    <span className="my-1 block">
      <PaymentBadge state={state} />
    </span>
    {captured > 0 && captured !== amount && (
      <span className="block text-caption text-ink-2">
        <Money amount={captured} currency={currency} /> charged
      </span>
    )}
    {refunded > 0 && (
      <span className="block text-caption text-ink-2">
        <Money amount={refunded} currency={currency} /> refunded
      </span>
    )}
  </span>
)
