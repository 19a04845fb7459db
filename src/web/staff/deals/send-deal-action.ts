import { browserApi } from '../../api/browser.ts'
import type { DealAction } from './deal-action.ts'
import type { DealProduct } from './deal-view.ts'

/** Returns the id of the change that can be undone; null where none can. Throws when the shop refuses. */
export async function sendDealAction(action: DealAction): Promise<string | null> {
  const { deals } = browserApi
  if (action.kind === 'create') {
    await deals.create({ body: { ...action.input, products: idsOf(action.products) } })
    return null
  }
  const params = { id: action.id }
  if (action.kind === 'update') return (await deals.update({ params, body: action.input })).changeId
  if (action.kind === 'delete') return (await deals.remove({ params })).changeId
  const body = { productIds: idsOf(action.products) }
  const change = action.kind === 'add' ? deals.addProducts : deals.removeProducts
  return (await change({ params, body })).changeId
}

const idsOf = (products: readonly DealProduct[]) => products.map(({ _id }) => _id)
