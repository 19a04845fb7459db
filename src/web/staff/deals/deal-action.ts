import type { DealInputValues } from './deal-form.ts'
import type { DealProduct, DealView } from './deal-view.ts'

/** What can be done to deals; products whole, since without the shop nobody could look them up. */
export type DealAction =
  | { kind: 'create'; input: DealInputValues; products: DealProduct[] }
  | { kind: 'update'; id: string; input: DealInputValues }
  | { kind: 'delete'; id: string }
  | { kind: 'add'; id: string; products: DealProduct[] }
  | { kind: 'remove'; id: string; products: DealProduct[] }

/** The list as it would be after an act that the shop could not be told of. */
export function applyMockAction(deals: readonly DealView[], action: DealAction): DealView[] {
  if (action.kind === 'create') return [newDeal(action), ...deals]
  if (action.kind === 'delete') return deals.filter(({ _id }) => _id !== action.id)
  return deals.map(deal =>
    deal._id === action.id ? { ...changedDeal(deal, action), localOnly: localOnlyOf(deal) } : deal,
  )
}

const localOnlyOf = ({ localOnly: mark }: DealView) => mark ?? 'unsaved'

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

const successMessages: Record<DealAction['kind'], string> = {
  create: 'Deal created successfully!',
  update: 'Deal updated successfully!',
  delete: 'Deal deleted successfully!',
  add: 'Products added to deal successfully!',
  remove: 'Products removed from deal successfully!',
}

export const successMessage = ({ kind }: DealAction, mock: boolean): string =>
  mock ? `${successMessages[kind]} (Mock mode)` : successMessages[kind]
