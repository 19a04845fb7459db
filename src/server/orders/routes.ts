import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { getOrder } from './get-order.ts'
import { hotSelling } from './hot-selling.ts'
import { allOrders, myOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'
import { trackOrder } from './track-order.ts'
import { updateStatus } from './update-status.ts'

export const orderRoutes = (deps: Deps): Route[] => [
  on(api.order.hotSelling, ({ query }) => hotSelling(deps, query)),
  on(api.order.create, ({ body }, { who, idempotencyKey }) =>
    placeOrder(deps, { ...body, userId: who.userId, idempotencyKey }),
  ),
  on(api.order.mine, ({ query }, { who }) => myOrders(deps, who.userId, query)),
  on(api.order.all, ({ query }) => allOrders(deps, query)),
  on(api.order.get, ({ params }, { who }) => getOrder(deps, who, params.id)),
  on(api.order.updateStatus, ({ params, body }, { who }) =>
    updateStatus(deps, who.userId, { ...params, ...body }),
  ),
  on(api.order.track, ({ body }, { address }) => trackOrder(deps, body, address)),
]
