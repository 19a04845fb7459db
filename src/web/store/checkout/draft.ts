import { z } from 'zod'
import { PaymentMethod } from '../../../contract/orders/orders.ts'
import { personalPrefix } from '../../api/session.ts'
import type { CheckoutValues } from './checkout-values.ts'

const storageKey = `${personalPrefix}checkout-draft`

/** What was typed, valid or not, and the chosen way to pay; each only once there is something to keep. */
const StoredDraft = z.object({
  userId: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  method: PaymentMethod.optional(),
})
export type Draft = { values?: Partial<CheckoutValues> | undefined; method?: PaymentMethod | undefined }

/** Saves what is typed or chosen until the order is placed, through reloads and leaving the page. */
export const saveDraft = (userId: string, change: Draft, storage: Storage = sessionStorage): void =>
  storage.setItem(storageKey, JSON.stringify({ ...readDraft(userId, storage), userId, ...change }))

/** What this person, or a guest, typed and chose before; nothing of anybody else. */
export function readDraft(userId: string, storage: Storage = sessionStorage): Draft {
  const draft = StoredDraft.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'))
  return draft.success && draft.data.userId === userId ? draft.data : {}
}

export const deleteDraft = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)
