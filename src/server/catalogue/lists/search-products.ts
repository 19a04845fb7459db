import type { Product } from '../../../contract/catalogue.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { SearchInput } from '../../../contract/product-lists.ts'
import type { Deps } from '../../deps.ts'
import { loadInOrder } from '../product/load-products.ts'
import { parseQuery, type Term, toTsQuery } from '../search/parse-query.ts'
import { findListedMatches, findSimilarTerms } from '../search/queries.ts'
import { canonicalOf } from '../search/search-words.ts'

/** With fewer matches than this, words are taken for misspelt. */
const minMatchesAsTyped = 3

/** So much less alike than the most alike word a word may be, and still be meant. */
const maxSimilarityGap = 0.15

/**
 * Products on sale that hold every word of the query or a beginning of it, best first. Misspelt words are put
 * right when few products match. At most the best few hundred can be paged through. Any text is taken.
 */
export async function searchProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { query, page, limit }: SearchInput,
): Promise<Product[]> {
  const offset = offsetOf({ page, limit })
  const now = clock()
  return loadInOrder(db, (await findMatchingIds(db, query, now)).slice(offset, offset + limit), now)
}

/** Ids of all matches on sale at `now`, best first. What matches as typed comes before what matches once put right. */
export async function findMatchingIds(db: Deps['db'], query: string, now: Date): Promise<string[]> {
  const terms = parseQuery(query)
  if (terms.length === 0) return []
  const ids = await findListedMatches(db, toTsQuery(terms), now)
  if (ids.length >= minMatchesAsTyped) return ids
  const near = await similarWords(db, terms)
  if (near.size === 0) return ids
  return [...new Set([...ids, ...(await findListedMatches(db, toTsQuery(terms, near), now))])]
}

/**
 * The text of the tsquery for what was typed, null where it holds no word; and how to get it with misspelt words put
 * right, null where there is nothing to put right.
 */
export function buildTsQueries(db: Deps['db'], typed: string) {
  const terms = parseQuery(typed)
  return {
    asTyped: terms.length === 0 ? null : toTsQuery(terms),
    putRight: async () => {
      const near = await similarWords(db, terms)
      return near.size === 0 ? null : toTsQuery(terms, near)
    },
  }
}

/** The known words each term may have been meant for. A word that is known is meant as it stands. */
async function similarWords(db: Deps['db'], terms: readonly Term[]): Promise<Map<string, string[]>> {
  const candidates = await findSimilarTerms(
    db,
    terms.map(term => term.typed),
  )
  const near = new Map<string, string[]>()
  const best = new Map<string, number>()
  for (const { typed, word, likeness } of candidates) {
    if (!best.has(typed)) best.set(typed, likeness)
    if (likeness < (best.get(typed) ?? 0) - maxSimilarityGap) continue
    const words = near.get(typed) ?? []
    near.set(typed, [...words, word, canonicalOf([word]) ?? word])
  }
  return near
}
