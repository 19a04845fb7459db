import { isDeletedAddress } from '../../contract/accounts/deleted-address.ts'
import { api } from '../../contract/api.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { recordExport } from '../audit/record-export.ts'
import { recordReading } from '../audit/record-reading.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, on, type Route } from '../http/mount.ts'
import { buyerRoutes } from './buyers/routes.ts'
import { cancelOwnOrder } from './change/cancel-as-buyer.ts'
import { orderChangeRoutes } from './change/routes.ts'
import { swapOwnSize } from './change/swap-size.ts'
import { addNote } from './desk/add-note.ts'
import { ordersToConfirm } from './desk/orders-to-confirm.ts'
import { recordCall } from './desk/record-call.ts'
import { takeBackCall } from './desk/take-back-call.ts'
import { forgetOrdersOfGuest } from './guests/forget-orders.ts'
import { makeGuestAccount } from './guests/guest-account.ts'
import { cancelLinkedOrder, getLinkedOrder, swapLinkedSize } from './guests/linked-order.ts'
import { makeLink } from './guests/make-link.ts'
import { ordersOfGuest } from './guests/orders-of-guest.ts'
import { placeAsGuest } from './guests/place-as-guest.ts'
import { manualOrderRoutes } from './manual/routes.ts'
import { getEarnings } from './money/get-earnings.ts'
import { noteCash } from './money/note-cash.ts'
import { refundOrder } from './money/refund-order.ts'
import { bulkStatus } from './move/bulk-status.ts'
import { markDeliveryRefused } from './move/mark-delivery-refused.ts'
import { setParcel } from './move/set-parcel.ts'
import { takeBack } from './move/take-back.ts'
import { updateStatusAndSettle } from './move/update-status.ts'
import { getOrder } from './order/get-order.ts'
import { createOrderPlacer } from './place/place-order.ts'
import { openOrderCounts } from './read/count-orders.ts'
import { exportOrders } from './read/export-orders.ts'
import { getStaffOrder, ordersByIds } from './read/get-staff-order.ts'
import { hotSelling } from './read/hot-selling.ts'
import { allOrders, myOrders } from './read/list-orders.ts'
import { ordersToPack, packingSlips } from './read/packing.ts'
import { trackOrder } from './read/track-order.ts'

export function orderRoutes(deps: Deps): Route[] {
  const placeOrder = createOrderPlacer(deps)
  return [
    on(api.orders.hotSelling, ({ query }) => hotSelling(deps, query)),
    on(api.orders.create, ({ body }, { who, idempotencyKey, address: clientAddress }) =>
      placeOrder({ ...body, userId: who.userId, idempotencyKey, clientAddress }),
    ),
    on(api.orders.createAsGuest, ({ body }, context) => placeAsGuest(deps, placeOrder, body, context)),
    on(api.orders.byLink, ({ body }) => getLinkedOrder(deps, body.token)),
    on(api.orders.cancelMine, ({ params }, { who }) => cancelOwnOrder(deps, who.userId, params.id)),
    on(api.orders.cancelByLink, ({ body }) => cancelLinkedOrder(deps, body.token)),
    on(api.orders.swapSize, ({ params, body }, { who }) =>
      swapOwnSize(deps, who.userId, { ...params, ...body }),
    ),
    on(api.orders.swapSizeByLink, ({ body }) => swapLinkedSize(deps, body)),
    on(api.orders.ofGuest, (_, { who }) => ordersOfGuest(deps, who)),
    on(api.orders.forgetOfGuest, (_, { who }) => forgetOrdersOfGuest(deps, who)),
    on(api.orders.guestAccount, async ({ body }, context) => {
      const made = await makeGuestAccount(deps, body, context)
      deps.securityLog('signed_up', { userId: context.who.userId, network: context.address })
      return made
    }),
    on(api.orders.mine, ({ query }, { who }) => myOrders(deps, who.userId, query)),
    on(api.orders.get, ({ params }, context) =>
      recordedReading(deps, context, getOrder(deps, context.who, params.id)),
    ),
    on(api.orders.track, ({ body }, { address }) => trackOrder(deps, body, address)),
    ...orderChangeRoutes(deps),
    ...manualOrderRoutes(deps),
    ...buyerRoutes(deps),
    ...staffRoutes(deps),
  ]
}

/** Whoever opens somebody else's order looks at that buyer's record, too. */
async function recordedReading<T extends Order>(
  deps: Deps,
  { who, address }: Pick<CallContext, 'who' | 'address'>,
  reading: Promise<T>,
): Promise<T> {
  const order = await reading
  const { userId: buyer, shippingAddress, number } = order
  // Of a deleted account nothing is left to see.
  if (buyer._id === who.userId || isDeletedAddress(buyer.email)) return order
  const about = { id: buyer._id, name: shippingAddress.fullName || 'A customer' }
  if (await recordReading(deps, { userId: who.userId, buyer: about, through: `Order #${number}` }))
    deps.securityLog('buyer_record_read', { accountId: buyer._id, network: address })
  return order
}

function staffRoutes(deps: Deps): Route[] {
  const withCounts = { ...deps, countAll: openOrderCounts(deps) }
  return [
    on(api.orders.all, ({ query }) => allOrders(withCounts, query)),
    on(api.orders.staffGet, ({ params }, context) =>
      recordedReading(deps, context, getStaffOrder(deps, params.id)),
    ),
    on(api.orders.some, ({ query }) => ordersByIds(deps, query.ids)),
    on(api.orders.toPack, ({ query }) => ordersToPack(deps, query)),
    on(api.orders.slips, ({ query }, { who }) =>
      packingSlips(deps, query.ids, { onlyWaiting: who.staffRole === 'packer' }),
    ),
    on(api.orders.toConfirm, ({ query }) => ordersToConfirm(deps, query)),
    on(api.orders.earnings, ({ params }) => getEarnings(deps, params.id)),
    on(api.orders.export, async ({ query }, { who, address }) => {
      await recordExport(deps, who.userId, 'orders', query)
      deps.securityLog('data_exported', { what: 'orders', network: address })
      return exportOrders(deps, query)
    }),
    on(api.orders.events, (_input, { signal }) => deps.orderEvents.listen(signal)),
    on(api.orders.updateStatus, ({ params, body }, { who }) =>
      updateStatusAndSettle(deps, who, { ...params, ...body }),
    ),
    on(api.orders.bulkStatus, ({ body }, { who }) => bulkStatus(deps, who, body)),
    on(api.orders.noteCash, ({ body }, { who }) => noteCash(deps, who.userId, body)),
    on(api.orders.takeBack, ({ body }, { who }) => takeBack(deps, who, body.ids)),
    on(api.orders.call, ({ params, body }, { who }) => recordCall(deps, who, { ...params, ...body })),
    on(api.orders.takeBackCall, ({ params, body }, { who }) =>
      takeBackCall(deps, who.userId, { ...params, ...body }),
    ),
    on(api.orders.makeLink, ({ params }) => makeLink(deps, params.id)),
    on(api.orders.note, ({ params, body }, { who }) => addNote(deps, who.userId, { ...params, ...body })),
    on(api.orders.parcel, ({ params, body }, { who }) => setParcel(deps, who.userId, { ...params, ...body })),
    on(api.orders.refund, async ({ params, body }, { who, address, idempotencyKey }) => {
      const refunded = await refundOrder(deps, who.userId, { ...params, ...body, idempotencyKey })
      deps.securityLog('refund_made', { network: address })
      return refunded
    }),
    on(api.orders.refused, ({ params }, { who }) => markDeliveryRefused(deps, who, params.id)),
  ]
}
