import type { Db } from '../../db/schema.ts'
import { parseQuery, type Term, toTitleTsQuery, toTsQuery } from './parse-query.ts'
import { findListedMatches, findSimilarTerms } from './queries.ts'
import { canonicalOf } from './search-words.ts'

/** With fewer matches than this, the spelling is corrected. */
const minMatchesAsTyped = 3

/** How much less similar than the most similar word a word may be to count as a correction. */
const maxSimilarityGap = 0.15

/** Ids of all listed products that match at `now`, best first. Matches as typed come before corrected ones. */
export async function findMatchingIds(db: Db, query: string, now: Date): Promise<string[]> {
  const { asTyped, inTitle, corrected } = buildTsQueries(db, query)
  if (asTyped === null) return []
  const matching = (words: string) => findListedMatches(db, { query: words, inTitle }, now)
  const ids = await matching(asTyped)
  if (ids.length >= minMatchesAsTyped) return ids
  const correctedQuery = await corrected()
  if (correctedQuery === null) return ids
  return [...new Set([...ids, ...(await matching(correctedQuery))])]
}

/**
 * The text of the tsquery for what was typed, null where it holds no word; `inTitle`, for titles in which it stands word for
 * word; and `corrected`, which makes the one with the spelling corrected, null where there is nothing to correct.
 */
export function buildTsQueries(db: Db, typed: string) {
  const terms = parseQuery(typed)
  return {
    asTyped: terms.length === 0 ? null : toTsQuery(terms),
    inTitle: toTitleTsQuery(terms),
    corrected: async () => {
      const similar = await similarWords(db, terms)
      return similar.size === 0 ? null : toTsQuery(terms, similar)
    },
  }
}

/** The shop's words that each typed one may have been meant for. A word that the shop knows stands for itself. */
async function similarWords(db: Db, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const candidates = await findSimilarTerms(
    db,
    terms.map(term => term.typed),
  )
  const similar = new Map<string, string[]>()
  const best = new Map<string, number>()
  for (const { typed, word, similarity } of candidates) {
    if (!best.has(typed)) best.set(typed, similarity)
    if (similarity < (best.get(typed) ?? 0) - maxSimilarityGap) continue
    const words = similar.get(typed) ?? []
    similar.set(typed, [...words, word, canonicalOf([word]) ?? word])
  }
  return similar
}
