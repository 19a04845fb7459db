import { z } from 'zod'
import { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { manualSources } from '../../../contract/orders/order-sources.ts'
import { personalPrefix } from '../../api/session.ts'
import { isEmpty, type ManualDraft } from './manual-draft.ts'

// Any typed text, valid or not. A draft that an earlier form has stored in another shape is ignored.
const Draft: z.ZodType<ManualDraft> = z.object({
  source: z.enum(manualSources),
  buyer: z.object({
    phone: z.string(),
    fullName: z.string(),
    city: z.string(),
    postalCode: z.string().default(''),
    address: z.string(),
    landmark: z.string(),
    email: z.string(),
    note: z.string(),
  }),
  lines: z.array(
    ChangeableOrder.shape.lines.element.extend({
      isNew: z.boolean(),
      wanted: z.object({
        quantity: z.number(),
        color: z.string(),
        size: z.string(),
        third: z.string().default(''),
        length: z.string().default(''),
        material: z.string().default(''),
      }),
      ownPrice: z.string(),
    }),
  ),
  discount: z.object({ amount: z.string(), reason: z.string() }),
  delivery: z.object({ amount: z.string(), reason: z.string() }),
  priceReason: z.string(),
  confirmed: z.boolean(),
  takenAlong: z.boolean(),
})

/** Whose draft it is, and of which order it is a repetition; null for a new one. */
export type DraftOwner = { userId: string; again: string | null }

/** Signing out deletes it, with all else that names a person. */
const keyOf = ({ userId, again }: DraftOwner) => `${personalPrefix}order:${userId}${again ? `:${again}` : ''}`

/** Keeps what was typed when the tab closes; an empty one is forgotten. */
export function keepDraft(owner: DraftOwner, draft: ManualDraft, storage: Storage = localStorage): void {
  try {
    if (isEmpty(draft)) storage.removeItem(keyOf(owner))
    else storage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // The storage is off or full: the form works without a draft.
  }
}

/** Null if nothing is stored that this form can use. */
export function keptDraft(owner: DraftOwner, storage: Storage = localStorage): ManualDraft | null {
  try {
    const draft = Draft.safeParse(JSON.parse(storage.getItem(keyOf(owner)) ?? 'null'))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}
