import { useTable } from '@tanstack/react-table'
import { Fragment, type ReactNode } from 'react'
import type { OrderList, StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Selection } from '../../controls/use-selection.ts'
import type { OrderAction } from '../actions/order-actions.ts'
import type { PendingStatus, PendingStatuses } from '../pending-statuses.ts'
import type { SelectedOrder } from '../selected-order.ts'
import { orderColumns, orderTableFeatures } from './order-columns.tsx'
import { RowContext } from './row-context.ts'
import { useFocusOnNextRow } from './use-focus-on-next-row.ts'

type Props = {
  orders: readonly StaffOrder[]
  moves: PendingStatuses
  /** Null for those who may not move many at once. */
  selection: Selection<SelectedOrder> | null
  /** The status of the open tab; '' for all. */
  tabStatus: OrderList | ''
  /** Other rows are being loaded. */
  busy: boolean
  compact: boolean
  /** The order whose details are open beside the list. */
  openId: string | null
  detailsUrl: (id: string) => string
  onRun: (order: StaffOrder, action: OrderAction) => void
}

const selectAllLabel = 'Select all on this page'

export function OrdersTable({ orders, selection, busy, compact, openId, ...rest }: Props) {
  const focus = useFocusOnNextRow(orders)
  const table = useTable({
    features: orderTableFeatures,
    columns: orderColumns,
    data: orders,
    getRowId: ({ _id }) => _id,
    // Beside open details there is room for the number, the buyer, the state and the next step.
    state: {
      columnVisibility: { select: selection !== null, total: openId === null, date: openId === null },
    },
  })
  const allSelected = orders.length > 0 && orders.every(({ _id }) => selection?.ids.has(_id))
  const selectAllBox = (label: ReactNode) => (
    <Checkbox
      label={label}
      checked={allSelected}
      onChange={event => selection?.set(orders, event.target.checked)}
    />
  )
  return (
    <div className="wide-table">
      {/* Cards have no head. */}
      {selection && <div className="in-card">{selectAllBox(selectAllLabel)}</div>}
      <table
        {...focus}
        aria-busy={busy}
        className={cx(
          'staff-table order-cards transition-opacity',
          compact && 'staff-table-compact',
          busy && 'opacity-60',
        )}
      >
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => (
                <HeadCell key={id} id={id}>
                  {id === 'select'
                    ? selectAllBox(<span className="sr-only">{selectAllLabel}</span>)
                    : String(column.columnDef.header)}
                </HeadCell>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <OrderRow
              key={row.id}
              {...rest}
              order={row.original}
              brief={compact || openId !== null}
              isOpen={row.id === openId}
              selected={selection?.ids.has(row.id) ?? false}
              onSelect={on => selection?.set([row.original], on)}
            >
              {row.getVisibleCells().map(cell => {
                const Cell = cell.column.id === 'number' ? 'th' : 'td'
                return (
                  <Cell
                    key={cell.id}
                    scope={cell.column.id === 'number' ? 'row' : undefined}
                    data-place={cell.column.id}
                    className={cx('font-normal', cell.column.id === 'total' && 'number')}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                )
              })}
            </OrderRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const HeadCell = ({ id, children }: { id: string; children: ReactNode }) => (
  <th scope="col" className={cx(id === 'select' && 'in-table w-0 py-0!', id === 'total' && 'number')}>
    {children}
  </th>
)

type RowProps = Pick<Props, 'moves' | 'tabStatus' | 'detailsUrl' | 'onRun'> & {
  order: StaffOrder
  brief: boolean
  isOpen: boolean
  selected: boolean
  onSelect: (on: boolean) => void
  children: ReactNode
}

function OrderRow({ order, moves, tabStatus, detailsUrl, children, ...rest }: RowProps) {
  const move = moves.get(order._id)
  const status = move && move.state !== 'failed' ? move.to : order.status
  // The order has left the open tab; its row fades out and takes no clicks meanwhile.
  const leaving = move?.state === 'saved' && tabStatus !== '' && move.to !== tabStatus
  return (
    <Fragment>
      <tr
        data-order={order._id}
        inert={leaving}
        className={cx(
          'transition-opacity duration-1000',
          leaving && 'opacity-0',
          (rest.selected || rest.isOpen) && 'bg-madder-soft!',
        )}
      >
        <RowContext value={{ ...rest, order, move, status, detailsUrl: detailsUrl(order._id) }}>
          {children}
        </RowContext>
      </tr>
      {move?.state === 'failed' && <FailedMove number={order.number} move={move} />}
    </Fragment>
  )
}

function FailedMove({ number, move }: { number: number; move: PendingStatus & { state: 'failed' } }) {
  return (
    <tr>
      <td colSpan={8}>
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-error">
          Order #{number} was not moved to {move.to}. {move.message}
          <Button size="small" variant="outline" onClick={move.retry}>
            Retry<span className="sr-only"> order #{number}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
