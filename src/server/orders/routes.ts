import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { addNote } from './add-note.ts'
import { bulkStatus } from './bulk-status.ts'
import { openOrderCounts } from './count-orders.ts'
import { exportOrders } from './export-orders.ts'
import { getOrder } from './get-order.ts'
import { getStaffOrder, ordersByIds } from './get-staff-order.ts'
import { hotSelling } from './hot-selling.ts'
import { allOrders, myOrders } from './list-orders.ts'
import { markDeliveryRefused } from './mark-delivery-refused.ts'
import { ordersToConfirm } from './orders-to-confirm.ts'
import { openOrdering } from './place-together.ts'
import { recordCall } from './record-call.ts'
import { refundOrder } from './refund-order.ts'
import { setParcel } from './set-parcel.ts'
import { trackOrder } from './track-order.ts'
import { updateStatusAndSettle } from './update-status.ts'

export function orderRoutes(deps: Deps): Route[] {
  const placeOrder = openOrdering(deps)
  return [
    on(api.orders.hotSelling, ({ query }) => hotSelling(deps, query)),
    on(api.orders.create, ({ body }, { who, idempotencyKey }) =>
      placeOrder({ ...body, userId: who.userId, idempotencyKey }),
    ),
    on(api.orders.mine, ({ query }, { who }) => myOrders(deps, who.userId, query)),
    on(api.orders.get, ({ params }, { who }) => getOrder(deps, who, params.id)),
    on(api.orders.track, ({ body }, { address }) => trackOrder(deps, body, address)),
    ...staffRoutes(deps),
  ]
}

function staffRoutes(deps: Deps): Route[] {
  const withCounts = { ...deps, countAll: openOrderCounts(deps) }
  return [
    on(api.orders.all, ({ query }) => allOrders(withCounts, query)),
    on(api.orders.staffGet, ({ params }) => getStaffOrder(deps, params.id)),
    on(api.orders.some, ({ query }) => ordersByIds(deps, query.ids)),
    on(api.orders.toConfirm, ({ query }) => ordersToConfirm(deps, query)),
    on(api.orders.export, async ({ query }) => exportOrders(deps, query)),
    on(api.orders.events, (_input, { signal }) => deps.orderEvents.listen(signal)),
    on(api.orders.updateStatus, ({ params, body }, { who }) =>
      updateStatusAndSettle(deps, who.userId, { ...params, ...body }),
    ),
    on(api.orders.bulkStatus, ({ body }, { who }) => bulkStatus(deps, who.userId, body)),
    on(api.orders.call, ({ params, body }, { who }) => recordCall(deps, who.userId, { ...params, ...body })),
    on(api.orders.note, ({ params, body }, { who }) => addNote(deps, who.userId, { ...params, ...body })),
    on(api.orders.parcel, ({ params, body }, { who }) => setParcel(deps, who.userId, { ...params, ...body })),
    on(api.orders.refund, ({ params, body }, { who, idempotencyKey }) =>
      refundOrder(deps, who.userId, { ...params, ...body, idempotencyKey }),
    ),
    on(api.orders.refused, ({ params }, { who }) => markDeliveryRefused(deps, who.userId, params.id)),
  ]
}
