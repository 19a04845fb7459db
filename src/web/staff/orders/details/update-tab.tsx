import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import type { StaffOrderDetail } from '../../../../contract/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useStaffRole } from '../../shell/staff-role.ts'
import { needsCall } from '../actions/order-actions.ts'
import { PackReasonDialog } from '../actions/pack-reason-dialog.tsx'
import { CancelOrderDialog } from '../cancel-order-dialog.tsx'
import { OrderFlags } from '../list/order-flags.tsx'
import { nextStatusesFor } from '../next-statuses.ts'
import { type MoveExtras, readParcel, rememberCourier } from '../parcel.ts'
import { ParcelFields } from '../parcel-fields.tsx'

type Props = {
  order: StaffOrderDetail
  onMoved: () => void
  /** The shop did not move it: what is shown of it may be out of date. */
  onRefused: () => void
}
type Notice = { tone: 'success' | 'error'; text: string }

export function UpdateTab({ order, onMoved, onRefused }: Props) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [pending, setPending] = useState(false)
  const banner = useRef<HTMLDivElement>(null)
  // The pressed button is gone once the form has changed.
  useEffect(() => {
    if (notice) banner.current?.focus({ preventScroll: true })
  }, [notice])

  const move = async (status: OrderStatus, extras: MoveExtras) => {
    setPending(true)
    setNotice(null)
    try {
      await browserApi.orders.updateStatus({ params: { id: order._id }, body: { status, ...extras } })
      setNotice({ tone: 'success', text: `Order #${order.number} is now ${status}.` })
      onMoved()
    } catch (error) {
      setNotice({ tone: 'error', text: `The order was not moved. ${asApiError(error).message}` })
      onRefused()
    }
    setPending(false)
  }
  const next = nextStatusesFor(useStaffRole(), order)
  return (
    <div className="max-w-md space-y-5">
      {notice && (
        <Banner ref={banner} tone={notice.tone} onDismiss={() => setNotice(null)}>
          {notice.text}
        </Banner>
      )}
      <div>
        <p className="mb-1.5 font-semibold text-label">Current status</p>
        <OrderFlags order={order} status={order.status} />
      </div>
      {next.length === 0 ? (
        <p>No further status changes allowed for this order.</p>
      ) : (
        <StatusForm key={order.status} order={order} next={next} pending={pending} onMove={move} />
      )}
    </div>
  )
}

type FormProps = {
  order: StaffOrderDetail
  next: readonly OrderStatus[]
  pending: boolean
  onMove: (status: OrderStatus, extras: MoveExtras) => void
}

function StatusForm({ order, next, pending, onMove }: FormProps) {
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState<'Cancelled' | 'Processing' | null>(null)
  const help = useId()
  const status = next.find(each => each === chosen)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!status) return
    if (status === 'Cancelled') return setAsking(status)
    if (status === 'Processing' && needsCall(order)) return setAsking(status)
    const parcel = readParcel(new FormData(event.currentTarget))
    rememberCourier(parcel)
    onMove(status, parcel)
  }
  return (
    <form onSubmit={submit} className="space-y-5">
      <Select label="New status" value={chosen} onChange={event => setChosen(event.target.value)}>
        <option value="">-- Select --</option>
        {next.map(each => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      {status === 'Shipped' && <ParcelFields />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          aria-disabled={!status}
          aria-describedby={status ? undefined : help}
          pending={pending}
          pendingLabel="Updating…"
        >
          Update Status
        </Button>
        {!status && (
          <span id={help} className="text-caption text-ink-2">
            Choose the new status first.
          </span>
        )}
      </div>
      <PackReasonDialog
        number={asking === 'Processing' ? order.number : null}
        onCancel={() => setAsking(null)}
        onConfirm={reason => {
          setAsking(null)
          onMove('Processing', { reason })
        }}
      />
      <CancelOrderDialog
        subject={asking === 'Cancelled' ? `order #${order.number}` : null}
        onCancel={() => setAsking(null)}
        onConfirm={reason => {
          setAsking(null)
          onMove('Cancelled', { ...(reason && { reason }) })
        }}
      />
    </form>
  )
}
