import { api } from '../../../contract/api.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { on, type Route } from '../../http/mount.ts'
import { changePlacedOrder } from './change-placed-order.ts'
import { markPrinted } from './change-queries.ts'
import { mergeOrders } from './merge-orders.ts'
import { mergeableOrders } from './mergeable.ts'
import { openForChange } from './open-for-change.ts'
import { previewChange } from './preview-change.ts'

export const orderChangeRoutes = (deps: Deps): Route[] => [
  on(api.orders.openForChange, ({ params }) => openForChange(deps, params.id)),
  on(api.orders.previewChange, ({ params, body }) => previewChange(deps, { ...params, ...body })),
  on(api.orders.change, ({ params, body }, { who }) => changePlacedOrder(deps, who, { ...params, ...body })),
  on(api.orders.mergeable, ({ params }) => mergeableOrders(deps, params.id)),
  on(api.orders.merge, ({ params, body }, { who }) => mergeOrders(deps, who, { ...params, ...body })),
  on(api.orders.printed, async ({ body }) => {
    await inTransaction(deps.db, tx => markPrinted(tx, body.ids, deps.clock()))
    return { success: true as const }
  }),
]
