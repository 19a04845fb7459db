import { fold } from '../../contract/fold.ts'
import { phoneSearch } from './phone.ts'

/** More words do not make a search any narrower. */
const maxWords = 8

/**
 * What a text that the staff search with is looked for by, in folded texts: the digits of a phone number however it is written,
 * or its words. None where it has signs alone, which finds nobody: every e-mail address has a dot.
 */
export function searchWords(text: string): string[] {
  const phone = phoneSearch(text)
  if (phone !== null) return [phone]
  // PostgreSQL's text has no NUL and no half of a surrogate pair.
  const plain = fold(text.replaceAll('\0', '').toWellFormed())
  return plain
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
}
