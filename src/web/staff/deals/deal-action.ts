import type { DealChange } from './deal-form.ts'
import type { DealProduct, ShownDeal } from './deal-view.ts'

/** What can be done to deals; products whole, since without the shop nobody could look them up. */
export type DealAct =
  | { kind: 'create'; input: DealChange; products: DealProduct[] }
  | { kind: 'update'; id: string; input: DealChange }
  | { kind: 'delete'; id: string }
  | { kind: 'add'; id: string; products: DealProduct[] }
  | { kind: 'remove'; id: string; products: DealProduct[] }

/** The list as it would be after an act that the shop could not be told of. */
export function mockChange(deals: readonly ShownDeal[], act: DealAct): ShownDeal[] {
  if (act.kind === 'create') return [newDeal(act), ...deals]
  if (act.kind === 'delete') return deals.filter(({ _id }) => _id !== act.id)
  return deals.map(deal => (deal._id === act.id ? { ...changed(deal, act), mark: markOf(deal) } : deal))
}

const markOf = ({ mark }: ShownDeal) => mark ?? 'unsaved'

const newDeal = ({ input, products }: Extract<DealAct, { kind: 'create' }>): ShownDeal => ({
  ...input,
  _id: `mock-${Date.now().toString(36).slice(-6)}`,
  products,
  results: { units: 0, revenue: 0 },
  overlaps: [],
  mark: 'unsaved',
})

function changed(deal: ShownDeal, act: Extract<DealAct, { kind: 'update' | 'add' | 'remove' }>): ShownDeal {
  if (act.kind === 'update') return { ...deal, ...act.input }
  const others = deal.products.filter(({ _id }) => !act.products.some(product => product._id === _id))
  return { ...deal, products: act.kind === 'add' ? [...others, ...act.products] : others }
}

const done: Record<DealAct['kind'], string> = {
  create: 'Deal created successfully!',
  update: 'Deal updated successfully!',
  delete: 'Deal deleted successfully!',
  add: 'Products added to deal successfully!',
  remove: 'Products removed from deal successfully!',
}

export const doneWords = ({ kind }: DealAct, mock: boolean): string =>
  mock ? `${done[kind]} (Mock mode)` : done[kind]
