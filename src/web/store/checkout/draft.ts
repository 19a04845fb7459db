import { z } from 'zod'
import { personalPrefix } from '../../api/session.ts'
import type { CheckoutValues } from './checkout-values.ts'

const storageKey = `${personalPrefix}checkout-draft`

/** What was typed, valid or not. */
const Draft = z.object({ userId: z.string(), values: z.record(z.string(), z.string()) })

/** Saves what is typed until the order is placed, through reloads and leaving the page. */
export const saveDraft = (userId: string, values: CheckoutValues, storage: Storage = sessionStorage): void =>
  storage.setItem(storageKey, JSON.stringify({ userId, values }))

/** What this person, or a guest, typed before; null for anybody else. */
export function readDraft(userId: string, storage: Storage = sessionStorage): Partial<CheckoutValues> | null {
  const draft = Draft.safeParse(JSON.parse(storage.getItem(storageKey) ?? 'null'))
  return draft.success && draft.data.userId === userId ? draft.data.values : null
}

export const deleteDraft = (storage: Storage = sessionStorage): void => storage.removeItem(storageKey)
