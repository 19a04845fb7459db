import { api } from '../../../contract/api.ts'
import { recordReading } from '../../audit/record-reading.ts'
import type { Deps } from '../../deps.ts'
import { on, type Route } from '../../http/mount.ts'
import { findBuyer } from './find-buyer.ts'
import { placeManualOrder } from './place-manual-order.ts'
import { previewManualOrder } from './preview-manual-order.ts'
import { sellAtCounter } from './sell-at-counter.ts'

export const manualOrderRoutes = (deps: Deps): Route[] => [
  on(api.orders.findBuyer, async ({ query }, { who, address }) => {
    const { answer, read } = await findBuyer(deps, query.q)
    if (
      read &&
      (await recordReading(deps, { userId: who.userId, buyer: read, through: `Order #${read.number}` }))
    )
      deps.securityLog('buyer_record_read', { accountId: read.id, network: address })
    return answer
  }),
  on(api.orders.previewManual, ({ body }) => previewManualOrder(deps, body)),
  on(api.orders.createManual, ({ body }, { who, idempotencyKey }) =>
    placeManualOrder(deps, { ...who, idempotencyKey }, body),
  ),
  on(api.orders.sellAtCounter, ({ body }, { who, idempotencyKey }) =>
    sellAtCounter(deps, { ...who, idempotencyKey }, body),
  ),
]
