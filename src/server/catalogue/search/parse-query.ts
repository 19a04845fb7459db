import { canonicalOf, maxPhraseWords, singular, spellingsFrom, wordsOf } from './search-words.ts'

/**
 * One term of a query: the words typed, in one and by themselves, and the stored words that match it, by their beginning or
 * whole.
 */
export type Term = { typed: string; words: readonly string[]; prefixes: string[]; whole: string[] }

const fillerWords = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** More terms filter next to nothing and only cost time. */
const maxTerms = 8

/** The terms of a typed text; none when it holds no letter or digit. */
export function parseQuery(text: string): Term[] {
  const terms = parseTerms(wordsOf(text))
  const telling = terms.filter(term => !fillerWords.has(term.typed))
  const unique = new Map((telling.length > 0 ? telling : terms).map(term => [term.prefixes.join(), term]))
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

/** The first term of these words: the longest spelling of the trade, else one word. */
function parseTerm(words: readonly string[]): { length: number; term: Term } {
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length--) {
    const phrase = words.slice(0, length)
    const spelling = canonicalOf(phrase)
    const unfinished = length > 1 && length === words.length ? spellingsFrom(phrase) : []
    const prefixes = spelling ? [spelling] : unfinished
    if (prefixes.length > 0)
      return { length, term: { typed: phrase.join(''), words: phrase, prefixes, whole: [] } }
  }
  const typed = words[0] ?? ''
  // 'dres' may become 'dress', so it is the plural of 'dre' only as a whole word.
  return {
    length: 1,
    term: { typed, words: [typed], prefixes: [typed, ...spellingsFrom([typed])], whole: [singular(typed)] },
  }
}

/**
 * The text form of a tsquery in which every term must match: by a beginning, as a whole word, or by one of its `similar`
 * words. Words are letters and digits only, so quoting them is safe.
 */
export function toTsQuery(
  terms: readonly Term[],
  similar: ReadonlyMap<string, string[]> = new Map(),
): string {
  const alternatives = terms.map(({ typed, prefixes, whole }) => [
    ...prefixes.map(prefix => `'${prefix}':*`),
    ...[...whole, ...(similar.get(typed) ?? [])].map(word => `'${word}'`),
  ])
  return alternatives.map(words => `(${words.join('|')})`).join('&')
}

/** The same for titles in which every word stands itself, in the singular or as typed, and not in another spelling. */
export const toTitleTsQuery = (terms: readonly Term[]): string =>
  terms
    .flatMap(({ words }) => words)
    .map(word => `('${word}':A|'${singular(word)}':A)`)
    .join('&')
