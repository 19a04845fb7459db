import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { managing } from '../../../../contract/accounts/staff-roles.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import type { OrderPayment, RefundState } from '../../../../contract/payments.ts'
import { browserApi } from '../../../api/browser.ts'
import type { CallOptions } from '../../../api/client.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { Money } from '../../../parts/money.tsx'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useMay } from '../../access/staff-role.ts'
import { paths } from '../../paths.ts'
import { PaymentBadge } from '../../payments/payment-badge.tsx'
import { type Refund, RefundDialog } from './refund-dialog.tsx'
import { refundAttempt, refundMessage } from './refund-message.ts'

type Props = {
  order: StaffOrderDetail
  onOrder: (order: StaffOrderDetail) => void
  /** Called when no answer came: the refund may have been made all the same. */
  onReload: () => void
}

/** What the card was charged and refunded. Empty for cash on delivery. */
export function OrderPaymentSection({ order, onOrder, onReload }: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  // An object, so that the same text twice counts as two notices.
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  // Kept outside the dialog: after a lost answer, opening it again must not refund twice.
  const idempotentSave = useIdempotentSave()
  const section = useRef<HTMLElement>(null)
  // With nothing left to refund, the button that had the focus is gone.
  useEffect(() => {
    if (notice) section.current?.focus({ preventScroll: true })
  }, [notice])
  const manages = useMay(managing)
  const { payment } = order
  if (!payment) return null

  const refund = async ({ amount, reason }: Refund) => {
    const request = { params: { id: order._id }, body: { amount, reason } }
    try {
      const send = (options: CallOptions) => browserApi.orders.refund(request, options)
      const changed = await idempotentSave(send, refundAttempt(amount, payment))
      setIsDialogOpen(false)
      setNotice({ text: refundMessage(amount, payment, changed.payment) })
      onOrder(changed)
    } catch (cause) {
      if (asApiError(cause).unreachable) onReload()
      throw cause
    }
  }
  return (
    <section aria-label="Payment" tabIndex={-1} ref={section}>
      <h3 className="mb-2 font-semibold text-label">Payment</h3>
      <LiveRegion>{notice?.text}</LiveRegion>
      <PaymentBadge state={order.paymentState} />
      {payment.problem && (
        <Banner tone="warning" className="mt-3">
          {payment.problem}{' '}
          {manages && (
            <Link to={paths.payments()} className={textLink}>
              See payments
            </Link>
          )}
        </Banner>
      )}
      <Amounts payment={payment} />
      <Refunds payment={payment} />
      {manages && payment.refundable > 0 && (
        <Button
          size="small"
          variant="outline"
          className="mt-3"
          onClick={() => {
            setNotice(null)
            setIsDialogOpen(true)
          }}
        >
          Refund…
        </Button>
      )}
      <RefundDialog
        open={isDialogOpen}
        order={order}
        refundable={payment.refundable}
        onClose={() => setIsDialogOpen(false)}
        onRefund={refund}
      />
    </section>
  )
}

const Amounts = ({
  payment: { amount, currency, captured, refunded, paymentIntentId },
}: {
  payment: OrderPayment
}) => (
  <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-body-s tabular-nums">
    <Fact name="Authorised">
      <Money amount={amount} currency={currency} />
    </Fact>
    <Fact name="Charged">
      <Money amount={captured} currency={currency} />
    </Fact>
    <Fact name="Refunded">
      <Money amount={refunded} currency={currency} />
    </Fact>
    <Fact name="Payment ID">
      <span className="text-ink-2 text-label wrap-anywhere">{paymentIntentId}</span>
    </Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </>
)

const refundStateLabels: Record<RefundState, string> = {
  queued: 'on its way',
  done: 'refunded',
  failed: 'refused by the bank',
  dropped: 'not refunded',
}

const Refunds = ({ payment: { refunds, currency } }: { payment: OrderPayment }) =>
  refunds.length > 0 && (
    <ul aria-label="Refunds" className="mt-3 space-y-2 text-body-s">
      {refunds.map(({ _id, at, by, amount, reason, state }) => (
        <li key={_id} className="border-control border-l-2 pl-3">
          <p className={state === 'failed' ? 'text-error' : undefined}>
            <span className="tabular-nums">
              <Money amount={amount} currency={currency} />
            </span>{' '}
            {refundStateLabels[state]}
          </p>
          {reason && <p className="wrap-anywhere">{reason}</p>}
          <p className="text-caption text-ink-2">
            {by.name}, {orderTime(at)}
          </p>
        </li>
      ))}
    </ul>
  )
