import { browserApi } from '../../api/browser.ts'
import type { DealAct } from './mock-changes.ts'
import type { DealProduct } from './shown-deal.ts'

/** Tells the shop; throws what it refuses. */
export async function sendAct(act: DealAct): Promise<void> {
  const { deals } = browserApi
  if (act.kind === 'create') await deals.create({ body: { ...act.input, products: idsOf(act.products) } })
  else if (act.kind === 'update') await deals.update({ params: { id: act.id }, body: act.input })
  else if (act.kind === 'delete') await deals.remove({ params: { id: act.id } })
  else if (act.kind === 'add')
    await deals.addProducts({ params: { id: act.id }, body: { productIds: idsOf(act.products) } })
  else await deals.removeProducts({ params: { id: act.id }, body: { productIds: idsOf(act.products) } })
}

const idsOf = (products: readonly DealProduct[]) => products.map(({ _id }) => _id)
