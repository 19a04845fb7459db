import { z } from 'zod'
import { personalPrefix } from '../../api/session.ts'
import type { AddressValues } from './address-form.ts'

const storageKey = `${personalPrefix}checkout-draft`

/** What was typed, valid or not. */
const Draft = z.object({
  userId: z.string(),
  values: z.object({
    fullName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
})
type Draft = z.infer<typeof Draft>

/** Saves the typed address until the order is placed, through reloads and leaving the page. */
export const saveDraft = (userId: string, values: AddressValues, storage: Storage = sessionStorage): void =>
  storage.setItem(storageKey, JSON.stringify({ userId, values }))

/** What this person typed before; null for anybody else, and for drafts of an older version. */
export function readDraft(userId: string, storage: Storage = sessionStorage): Draft['values'] | null {
  const draft = Draft.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'))
  return draft.success && draft.data.userId === userId ? draft.data.values : null
}

export const deleteDraft = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)
