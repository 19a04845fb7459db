import { browserApi } from '../../api/browser.ts'
import type { DealAct } from './deal-action.ts'
import type { DealProduct } from './deal-view.ts'

/** Tells the shop; answers by what the act can be taken back, null where it cannot. Throws what it refuses. */
export async function sendAct(act: DealAct): Promise<string | null> {
  const { deals } = browserApi
  if (act.kind === 'create') {
    await deals.create({ body: { ...act.input, products: idsOf(act.products) } })
    return null
  }
  const params = { id: act.id }
  if (act.kind === 'update') return (await deals.update({ params, body: act.input })).changeId
  if (act.kind === 'delete') return (await deals.remove({ params })).changeId
  const body = { productIds: idsOf(act.products) }
  const change = act.kind === 'add' ? deals.addProducts : deals.removeProducts
  return (await change({ params, body })).changeId
}

const idsOf = (products: readonly DealProduct[]) => products.map(({ _id }) => _id)
