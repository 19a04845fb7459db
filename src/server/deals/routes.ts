import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { activeDeals } from './active-deals.ts'
import { addDealProducts } from './add-deal-products.ts'
import { createDeal } from './create-deal.ts'
import { deleteDeal } from './delete-deal.ts'
import { getDeal, getDeals } from './get-deals.ts'
import { removeDealProducts } from './remove-deal-products.ts'
import { undoDealChange } from './undo-deal-change.ts'
import { updateDeal } from './update-deal.ts'

export const dealRoutes = (deps: Deps): Route[] => [
  on(api.deals.list, async () => ({ deals: await getDeals(deps) })),
  on(api.deals.create, ({ body }, { who }) => createDeal(deps, who.userId, body)),
  on(api.deals.update, ({ params, body }, { who }) => updateDeal(deps, who.userId, params.id, body)),
  on(api.deals.remove, async ({ params }, { who }) => ({
    success: true as const,
    changeId: await deleteDeal(deps, who.userId, params.id),
  })),
  on(api.deals.undo, ({ params }, { who }) => undoDealChange(deps, who.userId, params.id)),
  on(api.deals.active, async () => ({ deals: await activeDeals(deps) })),
  on(api.deals.get, ({ params }) => getDeal(deps, params.id)),
  on(api.deals.addProducts, ({ params, body }, { who }) =>
    addDealProducts(deps, who.userId, params.id, body.productIds),
  ),
  on(api.deals.removeProducts, ({ params, body }, { who }) =>
    removeDealProducts(deps, who.userId, params.id, body.productIds),
  ),
]
