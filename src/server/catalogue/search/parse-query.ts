import { canonicalOf, maxPhraseWords, singular, spellingsFrom, wordsOf } from './search-words.ts'

/** One thing looked for: what was typed, and the stored words that answer it, by their beginning or whole. */
export type Term = { typed: string; starts: string[]; whole: string[] }

const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** More words than this narrow nothing further and only cost time. */
const maxTerms = 8

/** What a typed text looks for; nothing when it holds no letter or digit. */
export function parseQuery(text: string): Term[] {
  const terms = parseTerms(wordsOf(text))
  const telling = terms.filter(term => !fillers.has(term.typed))
  const unique = new Map((telling.length > 0 ? telling : terms).map(term => [term.starts.join(), term]))
  return [...unique.values()].slice(0, maxTerms)
}

function parseTerms(words: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const { length, term } = parseTerm(words.slice(at))
    terms.push(term)
    at += length
  }
  return terms
}

/** The term the words begin with: the longest spelling of the trade, else one word. */
function parseTerm(words: readonly string[]): { length: number; term: Term } {
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length--) {
    const phrase = words.slice(0, length)
    const spelling = canonicalOf(phrase)
    const begun = length > 1 && length === words.length ? spellingsFrom(phrase) : []
    const starts = spelling ? [spelling] : begun
    if (starts.length > 0) return { length, term: { typed: phrase.join(''), starts, whole: [] } }
  }
  const typed = words[0] ?? ''
  // 'dres' may become 'dress', so only as a whole word is it the plural of 'dre'.
  return {
    length: 1,
    term: { typed, starts: [typed, ...spellingsFrom([typed])], whole: [singular(typed)] },
  }
}

/**
 * The text form of a tsquery in which every term must match, by a beginning, whole, or by one of
 * the `near` words.
 * Words are letters and digits only, so quoting them is safe.
 */
export function toTsQuery(terms: readonly Term[], near: ReadonlyMap<string, string[]> = new Map()): string {
  const answers = terms.map(({ typed, starts, whole }) => [
    ...starts.map(start => `'${start}':*`),
    ...[...whole, ...(near.get(typed) ?? [])].map(word => `'${word}'`),
  ])
  return answers.map(words => `(${words.join('|')})`).join('&')
}
