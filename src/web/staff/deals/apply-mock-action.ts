import type { DealAction } from './deal-action.ts'
import type { DealView } from './deal-view.ts'

/** The deals as an action would leave them, for when the shop cannot be reached. */
export function applyMockAction(deals: readonly DealView[], action: DealAction): DealView[] {
  if (action.kind === 'create') return [newDeal(action), ...deals]
  if (action.kind === 'delete') return deals.filter(({ _id }) => _id !== action.id)
  return deals.map(deal =>
    deal._id === action.id ? { ...changedDeal(deal, action), localOnly: deal.localOnly ?? 'unsaved' } : deal,
  )
}

const newDeal = ({ input, products }: Extract<DealAction, { kind: 'create' }>): DealView => ({
  ...input,
  _id: `mock-${Date.now().toString(36).slice(-6)}`,
  products,
  results: { units: 0, revenue: 0 },
  overlaps: [],
  localOnly: 'unsaved',
})

function changedDeal(
  deal: DealView,
  action: Extract<DealAction, { kind: 'update' | 'add' | 'remove' }>,
): DealView {
  if (action.kind === 'update') return { ...deal, ...action.input }
  const others = deal.products.filter(({ _id }) => !action.products.some(product => product._id === _id))
  return { ...deal, products: action.kind === 'add' ? [...others, ...action.products] : others }
}
