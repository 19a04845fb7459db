import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { managing } from '../../../../contract/accounts/staff-roles.ts'
import { adjustmentTable } from '../../../../contract/orders/adjustments.ts'
import { orderedBy } from '../../../../contract/orders/order-sources.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { datesAhead } from '../../../parts/order/dates-ahead.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { OrderItems } from '../../../parts/order/order-items.tsx'
import { OrderTotals } from '../../../parts/order/order-totals.tsx'
import { methodLabels } from '../../../parts/order/payment-label.ts'
import { PostalAddress } from '../../../parts/order/postal-address.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { useMay } from '../../access/staff-role.ts'
import { BuyerMarks } from '../../buyers/buyer-marks.tsx'
import { ChangeOrderButton } from '../../change-order/change-order-button.tsx'
import { SameParcel } from '../../change-order/same-parcel.tsx'
import { ChangeLineList } from '../../changes/change-line-list.tsx'
import { paths } from '../../paths.ts'
import { PrintLink } from '../../print/print-link.tsx'
import { OrderFlags } from '../list/order-flags.tsx'
import { BuyerNote } from './buyer-note.tsx'
import { BuyerPhone } from './buyer-phone.tsx'
import { BuyerRecord } from './buyer-record.tsx'
import { CopyLink } from './copy-link.tsx'
import { Earnings } from './earnings.tsx'
import { Notes } from './notes.tsx'
import { orderHistory } from './order-history.ts'
import { OrderPaymentSection } from './order-payment-section.tsx'
import { ParcelSection } from './parcel-section.tsx'

type Props = {
  order: StaffOrderDetail
  /** The order as the shop has answered it after a change. */
  onOrder: (order: StaffOrderDetail) => void
  onChanged: () => void
  /** Whether a typed note is not saved yet. */
  onUnsaved: (unsaved: boolean) => void
  /** Called when no answer came to a change: the order has to be read again. */
  onReload: () => void
}

export function DetailsTab({ order, onOrder, onChanged, onUnsaved, onReload }: Props) {
  const onOrderChanged = (changed: StaffOrderDetail) => {
    onOrder(changed)
    onChanged()
  }
  const { shippingAddress, userId, createdAt } = order
  const manages = useMay(managing)
  const isSold = order.status !== 'Cancelled' && !order.refused
  return (
    <div className="grid gap-x-10 gap-y-7 @2xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="space-y-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OrderFlags order={order} status={order.status} />
          <span className="text-ink-2 text-label tabular-nums">
            <time dateTime={createdAt}>{orderTime(createdAt)}</time>, {methodLabels[order.paymentMethod]}
          </span>
        </div>
        {order.mergedInto && <MergedInto {...order.mergedInto} />}
        <DetailsSection title="Items">
          <OrderItems items={order.items} currency={order.currency} />
          <OrderTotals
            total={order.totalPrice}
            adjustments={order.adjustments}
            dates={datesAhead(order)}
            currency={order.currency}
            cash={order.cash}
            status={order.status}
          />
          {order.adjustments
            .filter(({ reason }) => reason)
            .map(({ kind, reason }) => (
              <p key={kind} className="mt-2 text-ink-2 text-label">
                {adjustmentTable[kind].label}: {reason}
              </p>
            ))}
          {manages && isSold && <Earnings order={order} />}
        </DetailsSection>
        {manages && <PrintLinks id={order._id} />}
        <ChangeOrderButton order={order} onOrder={onOrderChanged} />
        <SameParcel order={order} onOrder={onOrderChanged} />
      </div>
      <div className="space-y-7">
        <DetailsSection title="Ships to">
          <PostalAddress to={shippingAddress} />
          <p className="mt-1 text-ink-2 text-label wrap-anywhere">
            {[howOrdered(order), userId.email].filter(Boolean).join(', ')}
          </p>
          <BuyerPhone order={order} />
          {userId.guest && (
            <div className="mt-2">
              <CopyLink orderId={order._id} />
            </div>
          )}
          <BuyerNote order={order} />
        </DetailsSection>
        <OrderPaymentSection order={order} onOrder={onOrderChanged} onReload={onReload} />
        <DetailsSection title="This buyer’s other orders">
          <BuyerMarks {...order.buyerMarks} />
          <BuyerRecord buyer={order.buyer} />
          {order.e164 && (
            <Link
              to={paths.buyer(order.e164.slice(1))}
              className={`${textLink} inline-flex min-h-11 items-center`}
            >
              All about this buyer
            </Link>
          )}
        </DetailsSection>
        <ParcelSection order={order} onOrder={onOrderChanged} />
      </div>
      <DetailsSection title="Notes">
        <Notes order={order} onOrder={onOrder} onUnsaved={onUnsaved} />
      </DetailsSection>
      <DetailsSection title="History">
        <History order={order} />
      </DetailsSection>
    </div>
  )
}

const MergedInto = ({ _id, number }: NonNullable<StaffOrderDetail['mergedInto']>) => (
  <p>
    Its pieces went into the parcel of{' '}
    <Link to={paths.adminOrders(_id)} className={textLink}>
      order #{number}
    </Link>
    .
  </p>
)

const howOrdered = ({ source, userId }: StaffOrderDetail) =>
  source === 'web' ? userId.guest && 'Ordered without an account' : orderedBy[source]

export const DetailsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 font-semibold text-label">{title}</h3>
    <div className="text-body-s">{children}</div>
  </section>
)

const PrintLinks = ({ id }: { id: string }) => (
  <p className="flex flex-wrap gap-2">
    <PrintLink size="small" to={paths.slips([id])}>
      Print slip
    </PrintLink>
    <PrintLink size="small" to={paths.invoices([id])}>
      Print invoice
    </PrintLink>
  </p>
)

const History = ({ order }: { order: StaffOrderDetail }) => (
  <ol className="space-y-3">
    {orderHistory(order).map(({ at, by, text, note, lines }) => (
      <li key={`${at} ${text}`} className="border-line border-l-2 pl-3">
        <p>{text}</p>
        {note && <p className="wrap-anywhere">“{note}”</p>}
        {lines && <ChangeLineList lines={lines} />}
        <p className="text-caption text-ink-2 tabular-nums">
          <time dateTime={at}>{orderTime(at)}</time>, {by}
        </p>
      </li>
    ))}
  </ol>
)
