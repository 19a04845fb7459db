import type { OrderDetail } from '../../contract/orders.ts'
import type { UpdateStatus } from '../../contract/staff-orders.ts'
import { changeLocked } from './change-locked.ts'
import { moveOrder, type StaffDeps } from './move-order.ts'

/**
 * Moves an order on, as `moveOrder` says; of two moves at once the second sees what the first made of it. Throws
 * `not_found`, `illegal_transition`, or `invalid` for a courier of an order that is not handed to one.
 */
export const updateStatus = (
  deps: StaffDeps,
  userId: string,
  { id, ...move }: UpdateStatus & { id: string; batchId?: string },
): Promise<OrderDetail> =>
  changeLocked(deps, id, (tx, order) => moveOrder(tx, deps, order, { userId, ...move }))
