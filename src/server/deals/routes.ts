import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { activeDeals } from './active-deals.ts'
import { addDealProducts } from './add-deal-products.ts'
import { createDeal } from './create-deal.ts'
import { deleteDeal } from './delete-deal.ts'
import { getDeal } from './get-deal.ts'
import { getDeals } from './get-deals.ts'
import { removeDealProducts } from './remove-deal-products.ts'
import { updateDeal } from './update-deal.ts'

export const dealRoutes = (deps: Deps): Route[] => [
  on(api.deals.list, async () => ({ deals: await getDeals(deps) })),
  on(api.deals.create, ({ body }) => createDeal(deps, body)),
  on(api.deals.update, ({ params, body }) => updateDeal(deps, params.id, body)),
  on(api.deals.remove, async ({ params }) => {
    await deleteDeal(deps, params.id)
    return { success: true as const }
  }),
  on(api.deals.active, async () => ({ deals: await activeDeals(deps) })),
  on(api.deals.get, ({ params }) => getDeal(deps, params.id)),
  on(api.deals.addProducts, ({ params, body }) => addDealProducts(deps, params.id, body.productIds)),
  on(api.deals.removeProducts, ({ params, body }) => removeDealProducts(deps, params.id, body.productIds)),
]
