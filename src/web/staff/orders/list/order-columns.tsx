import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import {
  ActionsCell,
  BuyerCell,
  DateCell,
  DetailsCell,
  NumberCell,
  SelectCell,
  StatusCell,
  TotalCell,
} from './order-cells.tsx'

export const orderTableFeatures = tableFeatures({ columnVisibilityFeature })

const helper = createColumnHelper<typeof orderTableFeatures, StaffOrder>()

/** The columns of the specification, with one to tick orders. Their ids are the places of a card on the phone too. */
export const orderColumns = helper.columns([
  helper.display({ id: 'select', cell: () => <SelectCell /> }),
  helper.display({ id: 'number', header: 'Order ID', cell: () => <NumberCell /> }),
  helper.display({ id: 'buyer', header: 'User', cell: () => <BuyerCell /> }),
  helper.display({ id: 'status', header: 'Status', cell: () => <StatusCell /> }),
  helper.display({ id: 'total', header: 'Total', cell: () => <TotalCell /> }),
  helper.display({ id: 'date', header: 'Date', cell: () => <DateCell /> }),
  helper.display({ id: 'details', header: 'Details', cell: () => <DetailsCell /> }),
  helper.display({ id: 'actions', header: 'Actions', cell: () => <ActionsCell /> }),
])
