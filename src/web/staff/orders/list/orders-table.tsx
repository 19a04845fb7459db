import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import type { StaffOrder } from '../../../../contract/staff-orders.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Selection } from '../../shell/use-selection.ts'
import type { Moves } from '../moves.ts'
import type { SelectedOrder } from '../selected-order.ts'
import { FailedMove, OrderRow } from './order-row.tsx'

type Props = {
  orders: readonly StaffOrder[]
  moves: Moves
  /** Null for those who may not move many at once. */
  selection: Selection<SelectedOrder> | null
  /** The status of the open tab; '' for all. */
  tabStatus: OrderStatus | ''
  /** Other rows are being loaded. */
  busy: boolean
  detailsUrl: (id: string) => string
  onMove: (order: StaffOrder, to: OrderStatus) => void
}

const selectAllLabel = 'Select all on this page'

export function OrdersTable({ orders, moves, selection, tabStatus, busy, ...rest }: Props) {
  const table = useFocusOnNextRow(orders)
  const allSelected = orders.length > 0 && orders.every(({ _id }) => selection?.ids.has(_id))
  const selectAllBox = (label: ReactNode) => (
    <Checkbox
      label={label}
      checked={allSelected}
      onChange={event => selection?.set(orders, event.target.checked)}
    />
  )
  return (
    <>
      {/* Phones hide the head of the table. */}
      {selection && <div className="md:hidden">{selectAllBox(selectAllLabel)}</div>}
      <table
        {...table}
        aria-busy={busy}
        className={cx('staff-table transition-opacity', busy && 'opacity-60')}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="w-0 py-0! max-md:hidden">
                {selectAllBox(<span className="sr-only">{selectAllLabel}</span>)}
              </th>
            )}
            <th scope="col">Order ID</th>
            <th scope="col">User</th>
            <th scope="col">Status</th>
            <th scope="col" className="number">
              Total
            </th>
            <th scope="col">Date</th>
            <th scope="col">Details</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => {
            const move = moves.get(order._id)
            return (
              <Fragment key={order._id}>
                <OrderRow
                  order={order}
                  move={move}
                  detailsUrl={rest.detailsUrl(order._id)}
                  selected={selection ? selection.ids.has(order._id) : null}
                  leaving={move?.state === 'saved' && tabStatus !== '' && move.to !== tabStatus}
                  onSelect={on => selection?.set([order], on)}
                  onMove={rest.onMove}
                />
                {move?.state === 'failed' && <FailedMove number={order.number} move={move} />}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** When the row with the focus leaves, the row that takes its place gets the focus. */
function useFocusOnNextRow(orders: readonly StaffOrder[]) {
  const ref = useRef<HTMLTableElement>(null)
  const focused = useRef<{ id: string; index: number } | null>(null)
  useLayoutEffect(() => {
    const { id, index } = focused.current ?? { id: '', index: 0 }
    const gone = id !== '' && orders.every(order => order._id !== id)
    if (!gone || document.activeElement !== document.body) return
    focused.current = null
    const next = orders[Math.min(index, orders.length - 1)]?._id
    const row = ref.current?.querySelector(`tr[data-order="${next}"]`)
    const target = row?.querySelector<HTMLElement>('[data-row-status]') ?? row?.querySelector('a')
    target?.focus({ preventScroll: true })
  }, [orders])
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr[data-order]')
    if (row instanceof HTMLTableRowElement)
      focused.current = {
        id: row.dataset.order ?? '',
        index: orders.findIndex(order => order._id === row.dataset.order),
      }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused.current = null
  }
  return { ref, onFocus, onBlur }
}
