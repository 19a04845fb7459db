import { type FormEvent, useState } from 'react'
import type { StaffRole } from '../../../../contract/accounts/staff-roles.ts'
import { statusMovesOf } from '../../../../contract/orders/find-moves.ts'
import { needsCall } from '../../../../contract/orders/order-moves.ts'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import { Button } from '../../../ui/button.tsx'
import { liftToasts } from '../../../ui/lift-toasts.ts'
import { Select } from '../../../ui/select.tsx'
import { useStaffRole } from '../../access/staff-role.ts'
import type { Selection } from '../../controls/use-selection.ts'
import { Printer } from '../../icons.tsx'
import { paths } from '../../paths.ts'
import { maxOrdersPerPrint } from '../../print/max-per-print.ts'
import { PrintLink } from '../../print/print-link.tsx'
import { awaitsCash } from '../actions/order-actions.ts'
import { CancelOrderDialog } from '../cancel-order-dialog.tsx'
import type { SelectedOrder } from '../selected-order.ts'
import { BulkResult } from './bulk-result.tsx'
import { ShipManyDialog } from './ship-many-dialog.tsx'
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx'
import { type BulkExtras, type BulkMoveListeners, useBulkMove } from './use-bulk-move.ts'

type Props = BulkMoveListeners & {
  selection: Selection<SelectedOrder>
  onNoteCash: (orders: readonly SelectedOrder[]) => void
}

/** Actions for the ticked orders; stays in view below the rows. */
export function SelectionBar({ selection, onNoteCash, ...listeners }: Props) {
  const { items: orders } = selection
  const cash = orders.filter(awaitsCash)
  const bulk = useBulkMove(selection, listeners)
  return (
    <>
      {bulk.result && <BulkResult {...bulk.result} onDismiss={bulk.dismiss} />}
      {orders.length > 0 && (
        <section
          ref={liftToasts}
          aria-label="Selected orders"
          className="sticky bottom-(--bar-height,0px) z-header mt-3 flex flex-wrap items-end gap-x-4 gap-y-2 rounded-panel border border-line bg-white p-3 shadow-overlay"
        >
          <p className="flex min-h-11 items-center font-semibold tabular-nums">{orders.length} selected</p>
          <Button variant="quiet" onClick={selection.clear} className="-ml-4 max-md:ml-auto">
            Clear<span className="sr-only"> selection</span>
          </Button>
          {cash.length > 0 && <Button onClick={() => onNoteCash(cash)}>Cash received ({cash.length})</Button>}
          <MoveForm orders={orders} pending={bulk.pending} onMove={bulk.move} />
          <PrintLinks orders={orders} />
        </section>
      )}
    </>
  )
}

type MoveProps = {
  orders: readonly SelectedOrder[]
  pending: boolean
  onMove: (status: OrderStatus, extras?: BulkExtras, orders?: readonly SelectedOrder[]) => void
}

function MoveForm({ orders: ticked, pending, onMove }: MoveProps) {
  const [chosen, setChosen] = useState('')
  // A question is about the orders as they were when it was asked, whatever news arrives.
  const [question, setQuestion] = useState<{ status: OrderStatus; orders: MoveProps['orders'] } | null>(null)
  const asking = question?.status
  const orders = question?.orders ?? ticked
  const next = countNextStatuses(orders, useStaffRole())
  const status = next.find(option => option.status === chosen)?.status
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asks = status === 'Processing' && orders.some(needsCall)
    if (status === 'Cancelled' || status === 'Shipped' || asks) setQuestion({ status, orders })
    else if (status) onMove(status)
  }
  if (next.length === 0 && orders.some(awaitsCash)) return null
  if (next.length === 0)
    return <p className="flex min-h-11 items-center text-ink-2">None of these orders can be moved on.</p>
  return (
    <>
      <form onSubmit={submit} className="flex items-end gap-2 max-md:basis-full">
        <Select
          label="Move to"
          hideLabel
          value={status ?? ''}
          onChange={event => setChosen(event.target.value)}
          className="grow md:w-52"
        >
          <option value="">Move to…</option>
          {next.map(({ status, count }) => (
            <option key={status} value={status}>
              {status} ({count} of {orders.length})
            </option>
          ))}
        </Select>
        <Button type="submit" aria-disabled={!status} pending={pending} pendingLabel="Moving…">
          Move
        </Button>
        <CancelOrderDialog
          subject={
            asking === 'Cancelled'
              ? `${orders.length === 1 ? 'this order' : `these ${orders.length} orders`}`
              : null
          }
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null)
            onMove('Cancelled', {}, orders)
          }}
        />
      </form>
      <UnconfirmedDialog
        orders={asking === 'Processing' ? orders : null}
        onCancel={() => setQuestion(null)}
        onPack={(chosen, reason) => {
          setQuestion(null)
          onMove('Processing', reason ? { reason } : {}, chosen)
        }}
      />
      <ShipManyDialog
        open={asking === 'Shipped'}
        orders={orders}
        onClose={() => setQuestion(null)}
        onShip={parcels => {
          setQuestion(null)
          onMove('Shipped', parcels, orders)
        }}
      />
    </>
  )
}

/** The specification's moves of the ticked orders by their status, each with how many orders may make it. */
function countNextStatuses(orders: readonly SelectedOrder[], role: StaffRole | null) {
  const all = orders.flatMap(order => statusMovesOf(order, role).filter(({ specified }) => specified))
  return [...Map.groupBy(all, ({ to }) => to)].map(([status, moves]) => ({ status, count: moves.length }))
}

function PrintLinks({ orders }: { orders: readonly SelectedOrder[] }) {
  if (orders.length > maxOrdersPerPrint) {
    return (
      <p className="flex min-h-11 items-center text-ink-2">
        At most {maxOrdersPerPrint} can be printed at once.
      </p>
    )
  }
  const ids = orders.map(({ _id }) => _id)
  return (
    <span className="flex flex-wrap gap-2">
      <PrintLink to={paths.slips(ids)}>
        <Printer size={16} />
        Print slips
      </PrintLink>
      <PrintLink to={paths.invoices(ids)}>
        <Printer size={16} />
        Print invoices
      </PrintLink>
    </span>
  )
}
