import { type Ref, useState } from 'react'
import { amountDue } from '../../../contract/cash.ts'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'
import type { CallOutcome, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { asApiError } from '../../api/error.ts'
import { Money } from '../../parts/money.tsx'
import { addressLines } from '../../parts/order/address-lines.ts'
import { lineTotal } from '../../parts/order/line-total.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { BuyerMarks } from '../buyers/buyer-marks.tsx'
import { ChangeOrderDialog } from '../change-order/change-order-dialog.tsx'
import { SameParcel } from '../change-order/same-parcel.tsx'
import { CancelOrderDialog } from '../orders/cancel-order-dialog.tsx'
import { BuyerNote } from '../orders/details/buyer-note.tsx'
import { BuyerPhone } from '../orders/details/buyer-phone.tsx'
import { BuyerRecord } from '../orders/details/buyer-record.tsx'
import { ChangedByBuyer, statusNote } from '../orders/list/order-flags.tsx'
import { EarlierCalls } from './earlier-calls.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'

type Props = {
  order: StaffOrderDetail
  /** Of a call that was undone. */
  initialNote: string
  heading: Ref<HTMLHeadingElement>
  /** The order as somebody else has left it meanwhile. */
  takenByColleague: StaffOrderDetail | null
  onFinish: (outcome: CallOutcome, note: string) => void
  onCancel: (note: string) => Promise<void>
  onChange: (note: string, change: ChangeOrder) => Promise<void>
  onNext: () => void
  /** The order with the pieces of another one. */
  onMerged: (order: StaffOrderDetail) => void
}

/** What the caller needs to know, and the buttons for the outcome. */
export function CallCard(props: Props) {
  const { order, initialNote, heading, takenByColleague } = props
  const { onFinish, onCancel, onChange, onNext, onMerged } = props
  const [note, setNote] = useState(initialNote)
  const [isCancelling, setIsCancelling] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const choose = (outcome: CallOutcome) => {
    if (outcome === 'cancelled') setIsCancelling(true)
    else if (outcome === 'changed') setIsChanging(true)
    else onFinish(outcome, note)
  }
  const cancel = async (reason: string) => {
    setPending(true)
    setError(null)
    try {
      await onCancel(reason || note)
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <article aria-labelledby="call" className="max-w-4xl">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Buyer order={order} heading={heading} />
        <ToCollect order={order} />
      </div>
      <div className="mt-6 empty:hidden">
        <SameParcel order={order} onOrder={onMerged} />
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <EarlierCalls order={order} />
        <TextArea
          label="Note about the call"
          optional
          rows={2}
          maxLength={2000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </div>
      {takenByColleague ? (
        <TakenByColleague order={takenByColleague} onNext={onNext} />
      ) : (
        <OutcomeButtons onChoose={choose} />
      )}
      <CancelOrderDialog
        subject={isCancelling ? `order #${order.number}` : null}
        known={note}
        pending={pending}
        error={error}
        onCancel={() => {
          setIsCancelling(false)
          setError(null)
        }}
        onConfirm={cancel}
      />
      <ChangeOrderDialog
        id={isChanging ? order._id : null}
        number={order.number}
        saveLabel="Save and confirm"
        onClose={() => setIsChanging(false)}
        onSave={change => onChange(note, change)}
      />
    </article>
  )
}

/** Takes the place of the buttons. The card stays, since the buyer may be on the phone. */
const TakenByColleague = ({ order, onNext }: { order: StaffOrderDetail; onNext: () => void }) => (
  <div className="sticky bottom-(--bar-height,0px) z-header mt-6 bg-white py-3">
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onNext}>
          Next
        </Button>
      }
    >
      Somebody else has dealt with this order: it is {statusNote(order, order.status) || order.status}.
    </Banner>
  </div>
)

function Buyer({ order, heading }: Pick<Props, 'order' | 'heading'>) {
  const { fullName } = order.shippingAddress
  return (
    <div>
      <p className="text-ink-2 tabular-nums">
        Order #{order.number}, {orderTime(order.createdAt)}
      </p>
      <h2 id="call" ref={heading} tabIndex={-1} className="font-semibold text-display-m">
        {fullName}
      </h2>
      {order.userId.guest && <p className="text-ink-2">Ordered without an account</p>}
      <BuyerPhone order={order} size="large" />
      <p className="mt-4 text-body">{addressLines(order.shippingAddress).join(', ')}</p>
      <BuyerNote order={order} />
      <section aria-label="This buyer’s other orders" className="mt-4 border-line border-l-2 pl-3">
        <BuyerMarks {...order.buyerMarks} />
        <BuyerRecord buyer={order.buyer} />
      </section>
    </div>
  )
}

const ToCollect = ({ order }: Pick<Props, 'order'>) => (
  <div>
    <p className="text-ink-2">To collect</p>
    <p className="font-semibold text-display-m tabular-nums">
      <Money {...amountDue(order)} />
    </p>
    {order.cash && (
      <p className="text-ink-2">
        for <Money amount={order.totalPrice} currency={order.currency} />
      </p>
    )}
    <ChangedByBuyer order={order} />
    <ul className="mt-4 divide-y divide-line border-line border-y text-body">
      {order.items.map((item, index) => (
        // The lines of a placed order never change, and several may have the same product.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="flex justify-between gap-4 py-2">
          <span>
            <span className="font-semibold tabular-nums">{item.quantity} ×</span> {item.productId.title}
            <span className="block text-ink-2 text-label">{choiceLabel(item.options)}</span>
          </span>
          <span className="tabular-nums">
            <Money amount={lineTotal(item)} currency={order.currency} />
          </span>
        </li>
      ))}
    </ul>
  </div>
)
