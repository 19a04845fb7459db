import type { DealInputValues } from './deal-form.ts'
import type { DealProduct } from './deal-view.ts'

/** What the staff can do with deals. It holds whole products, since the mock mode cannot look them up by id. */
export type DealAction =
  | { kind: 'create'; input: DealInputValues; products: DealProduct[] }
  | { kind: 'update'; id: string; input: DealInputValues }
  | { kind: 'delete'; id: string }
  | { kind: 'add'; id: string; products: DealProduct[] }
  | { kind: 'remove'; id: string; products: DealProduct[] }

const successMessages: Record<DealAction['kind'], string> = {
  create: 'Deal created successfully!',
  update: 'Deal updated successfully!',
  delete: 'Deal deleted successfully!',
  add: 'Products added to deal successfully!',
  remove: 'Products removed from deal successfully!',
}

export const successMessage = ({ kind }: DealAction, mock: boolean): string =>
  mock ? `${successMessages[kind]} (Mock mode)` : successMessages[kind]
