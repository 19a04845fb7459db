import type { StaffOrder, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'

/** Takes back the call that made the calls about this order as many as it has here. */
export const takeBackCall = ({
  _id: id,
  attempts,
}: Pick<StaffOrder, '_id' | 'attempts'>): Promise<StaffOrderDetail> =>
  browserApi.orders.takeBackCall({ params: { id }, body: { attempts } })
