import { parseAmount } from '../../../contract/typed-numbers.ts'
/** A list as people write it, an entry a line. */
export const linesOf = (text: string): string[] => text.split('\n').filter(each => each.trim() !== '')

/** Puts a message at a field of a form's errors ("zones.0.name"); the first of a field counts. */
export function setError(errors: object, field: string, message: string): void {
  const keys = field.split('.')
  const last = keys.pop() ?? ''
  let place = errors as Record<string, unknown>
  for (const key of keys) {
    place[key] ??= {}
    place = place[key] as Record<string, unknown>
  }
  place[last] ??= { type: 'invalid', message }
}

/** A number that has to be typed; NaN, which the contract refuses, for a blank field as well. */
export const numberOf = (text: string): number => parseAmount(text) ?? Number.NaN
