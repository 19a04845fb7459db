import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { statusMovesOf } from '../../../../contract/orders/find-moves.ts'
import type { OrderMove } from '../../../../contract/orders/order-moves.ts'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { useStaffRole } from '../../access/staff-role.ts'
import { OrderFlags } from '../list/order-flags.tsx'
import { MoveDialogs, needsDialog, type PendingMove } from '../move-dialogs.tsx'
import { type MoveExtras, readParcel, rememberCourier } from '../parcel.ts'
import { ParcelFields } from '../parcel-fields.tsx'
import { isCallRecorded } from '../pending-calls.ts'
import { useTakeBack } from '../use-take-back.ts'

type Props = {
  order: StaffOrderDetail
  onMoved: () => void
  /** The shop did not move it: what is shown of it may be out of date. */
  onRefused: () => void
}

export function UpdateTab({ order, onMoved, onRefused }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const { show } = useToasts()
  const takeBack = useTakeBack({ onTakenBack: onMoved })
  const { banner, state } = useFocusOnOutcome(order.status, error)
  const move = async (status: OrderStatus, extras: MoveExtras) => {
    setPending(true)
    setError(null)
    if (status === 'Processing' && !(await isCallRecorded(order._id))) {
      setPending(false)
      return setError('The call about it was not recorded.')
    }
    try {
      const { _id: id, version } = order
      await browserApi.orders.updateStatus({ params: { id }, body: { status, version, ...extras } })
      const undo = { label: 'Undo', onAction: () => void takeBack([order]) }
      show({
        text: `Order #${order.number} is now ${status}.`,
        ...(status === 'Processing' && { action: undo }),
      })
      onMoved()
    } catch (cause) {
      setError(asApiError(cause).message)
      onRefused()
    }
    setPending(false)
  }
  const next = statusMovesOf(order, useStaffRole())
  return (
    <div className="max-w-md space-y-5">
      {error && (
        <Banner ref={banner} tone="error" onDismiss={() => setError(null)}>
          The order was not moved. {error}
        </Banner>
      )}
      <div ref={state} tabIndex={-1}>
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

/** The pressed button is gone once the form has changed: the new status takes the focus, or why there is none. */
function useFocusOnOutcome(status: OrderStatus, error: string | null) {
  const banner = useRef<HTMLDivElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (error) banner.current?.focus({ preventScroll: true })
  }, [error])
  useEffect(() => {
    if (before.current !== status && document.activeElement === document.body)
      state.current?.focus({ preventScroll: true })
    before.current = status
  }, [status])
  return { banner, state }
}

type FormProps = {
  order: StaffOrderDetail
  next: readonly OrderMove[]
  pending: boolean
  onMove: (status: OrderStatus, extras: MoveExtras) => void
}

function StatusForm({ order, next, pending, onMove }: FormProps) {
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState<PendingMove | null>(null)
  const help = useId()
  const role = useStaffRole()
  const chosenMove = next.find(({ to }) => to === chosen)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosenMove) return
    // Courier and tracking number stand in the form itself.
    if (chosenMove.asks !== 'parcel' && needsDialog(chosenMove, role))
      return setAsking({ order, move: chosenMove })
    const parcel = readParcel(new FormData(event.currentTarget))
    rememberCourier(parcel)
    onMove(chosenMove.to, parcel)
  }
  return (
    <>
      <form onSubmit={submit} className="space-y-5">
        <Select label="New status" value={chosen} onChange={event => setChosen(event.target.value)}>
          <option value="">-- Select --</option>
          {next.map(({ to }) => (
            <option key={to}>{to}</option>
          ))}
        </Select>
        {chosenMove?.asks === 'parcel' && <ParcelFields />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            aria-disabled={!chosenMove}
            aria-describedby={chosenMove ? undefined : help}
            pending={pending}
            pendingLabel="Updating…"
          >
            Update Status
          </Button>
          {!chosenMove && (
            <span id={help} className="text-caption text-ink-2">
              Choose the new status first.
            </span>
          )}
        </div>
      </form>
      <MoveDialogs
        pending={asking}
        onRefused={() => setAsking(null)}
        onCancel={() => setAsking(null)}
        onConfirm={({ move }, extras = {}) => {
          setAsking(null)
          onMove(move.to, extras)
        }}
      />
    </>
  )
}
