import { useState } from 'react'
import type { MergeableOrders } from '../../../contract/orders/order-changes.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { Money } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useRead } from '../cache/use-read.ts'
import { MailedOrNot } from '../orders/mailed-or-not.tsx'

type Props = {
  order: StaffOrderDetail
  /** The order with the pieces of the other one. */
  onOrder: (order: StaffOrderDetail) => void
}

type Other = MergeableOrders['orders'][number]

/** The orders of the same phone within 48 hours, each to be put into the parcel of this one; nothing without any. */
export function SameParcel({ order, onOrder }: Props) {
  const [chosen, setChosen] = useState<Other | null>(null)
  const { _id: id, number, version, status } = order
  const { value, reload } = useRead(
    ['mergeable', id],
    signal => browserApi.orders.mergeable({ params: { id } }, { signal }),
    { variant: `${version} ${status}` },
  )
  if (!value || value.orders.length === 0 || status !== 'Pending') return null
  return (
    <section
      aria-label="Same phone, within 48 hours"
      className="rounded-control bg-info-soft px-4 py-3 text-body-s"
    >
      <p className="font-semibold">Ordered from the same phone within 48 hours</p>
      <ul>
        {value.orders.map(other => (
          <li key={other._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="tabular-nums">
                #{other.number}, {orderTime(other.createdAt)},{' '}
                <Money amount={other.totalPrice} currency={other.currency} />
              </span>
              <span className="block text-ink-2">
                {other.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
              </span>
              <span className="block text-ink-2">
                {other.fullName}, {other.address}, {other.city}
              </span>
            </span>
            <Button size="small" variant="outline" onClick={() => setChosen(other)}>
              Put into this parcel<span className="sr-only">: order #{other.number}</span>
            </Button>
          </li>
        ))}
      </ul>
      <MergeQuestion
        key={chosen?._id}
        number={number}
        other={chosen}
        onClose={() => setChosen(null)}
        onConfirm={async other => {
          const body = { other: other._id, version: value.version, otherVersion: other.version }
          try {
            onOrder(await browserApi.orders.merge({ params: { id }, body }))
          } catch (cause) {
            reload()
            throw cause
          }
          setChosen(null)
        }}
      />
    </section>
  )
}

type QuestionProps = {
  number: number
  other: Other | null
  onClose: () => void
  onConfirm: (other: Other) => Promise<void>
}

function MergeQuestion({ number, other, onClose, onConfirm }: QuestionProps) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    if (!other) return
    setPending(true)
    try {
      await onConfirm(other)
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  return (
    <AlertDialog
      open={other !== null}
      title={`Put #${other?.number ?? ''} into the parcel of #${number}?`}
      cancelLabel="Keep both"
      confirmLabel="One parcel"
      harmless
      pending={pending}
      pendingLabel="Putting together…"
      error={error}
      onCancel={onClose}
      onConfirm={confirm}
    >
      Its pieces and its discount move to #{number}, which goes to the address of #{number}. Delivery is
      charged once. Order #{other?.number} is closed. <MailedOrNot /> This cannot be undone.
    </AlertDialog>
  )
}
