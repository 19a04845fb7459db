import { api } from '../../../contract/api.ts'
import { recordReading } from '../../audit/record-reading.ts'
import type { Deps } from '../../deps.ts'
import { on, type Route } from '../../http/mount.ts'
import { blockBuyer, saveBuyer } from './change-buyer.ts'
import { getBuyer, listBuyers } from './load-buyers.ts'
import { findBuyer } from './queries.ts'

export const buyerRoutes = (deps: Deps): Route[] => [
  on(api.buyers.list, ({ query }) => listBuyers(deps, query)),
  on(api.buyers.get, async ({ params }, { who, address }) => {
    const buyer = await getBuyer(deps, params.id)
    const row = await findBuyer(deps.db, params.id)
    const about = { id: row?.userId ?? '', name: buyer.fullName || 'A customer' }
    const through = `Order #${buyer.orders[0]?.number ?? ''}`
    if (row && (await recordReading(deps, { userId: who.userId, buyer: about, through })))
      deps.securityLog('buyer_record_read', { accountId: about.id, network: address })
    return buyer
  }),
  on(api.buyers.save, ({ params, body }, { who }) =>
    saveBuyer(deps, { userId: who.userId, phoneKey: params.id }, body),
  ),
  on(api.buyers.block, ({ params, body }, { who }) =>
    blockBuyer(deps, { userId: who.userId, phoneKey: params.id }, body),
  ),
]
