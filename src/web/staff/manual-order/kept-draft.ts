import { z } from 'zod'
import { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { manualSources } from '../../../contract/orders/order-sources.ts'
import { storeDraft, storedDraft } from '../../api/stored-draft.ts'
import { isEmpty, type ManualDraft } from './manual-draft.ts'

// Any typed text, valid or not.
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

const nameOf = ({ userId, again }: DraftOwner) => `order:${userId}${again ? `:${again}` : ''}`

/** Keeps what was typed when the tab closes; an empty one is forgotten. */
export const keepDraft = (owner: DraftOwner, draft: ManualDraft, storage?: Storage): void =>
  storeDraft(nameOf(owner), isEmpty(draft) ? null : draft, storage)

/** Null if nothing is stored that this form can use. */
export const keptDraft = (owner: DraftOwner, storage?: Storage): ManualDraft | null =>
  storedDraft(nameOf(owner), Draft, storage)
