import { createContext, useContext } from 'react'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import type { OrderAction } from '../actions/order-actions.ts'
import type { PendingStatus } from '../pending-statuses.ts'

export type Row = {
  order: StaffOrder
  /** As it will be once the move is saved. */
  status: OrderStatus
  move: PendingStatus | undefined
  detailsUrl: string
  /** Its details are open. */
  isOpen: boolean
  selected: boolean
  /** Only what fits on one line: rows are low, or details lie beside the list. */
  brief: boolean
  onSelect: (on: boolean) => void
  onRun: (order: StaffOrder, action: OrderAction) => void
}

export const RowContext = createContext<Row | null>(null)

/** The order whose cell is drawn: columns are known once, rows come and go. */
export function useRow(): Row {
  const row = useContext(RowContext)
  if (!row) throw new Error('A cell of the orders needs its row around it.')
  return row
}
