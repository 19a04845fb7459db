import type { z } from 'zod'
import { personalPrefix } from './session.ts'

/**
 * Keeps what was typed and not saved when the tab closes; null forgets it. Signing out deletes it, with all else that names a
 * person.
 */
export function storeDraft(name: string, draft: object | null, given?: Storage): void {
  try {
    const storage = given ?? localStorage
    if (draft === null) storage.removeItem(personalPrefix + name)
    else storage.setItem(personalPrefix + name, JSON.stringify(draft))
  } catch {
    // The storage is off or full: forms work without a draft.
  }
}

/** The draft of this name; null where none is stored that a form can use: an earlier form may have stored another shape. */
export function storedDraft<D>(name: string, schema: z.ZodType<D>, given?: Storage): D | null {
  try {
    const storage = given ?? localStorage
    const draft = schema.safeParse(JSON.parse(storage.getItem(personalPrefix + name) ?? 'null'))
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}
