import { expect } from 'vitest'

/** What zod says of its own accord, in any language of types. */
const validatorWords =
  /Invalid|Too (?:small|big)|Unrecognized|expected|received|undefined|\bnull\b|NaN|must match|\bregex\b/i

/** A field's path in front of the sentence, as in "price: …" or "items.0.price …". */
const pathInFront = /^[\w.[\]-]+:|^\w+\.\w+/

/** Holds a refusal's message, and those of its fields, to be sentences for a person. */
export function expectPlainWords(error: { message: string; fields?: Record<string, string> }) {
  const fields = Object.values(error.fields ?? {})
  if (fields.length > 0) expect(fields).toContain(error.message)
  for (const message of [error.message, ...fields]) {
    expect(message).not.toMatch(validatorWords)
    expect(message).not.toMatch(pathInFront)
    expect(message.length).toBeLessThan(300)
  }
}
