import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { findByIds, findNamed } from '../product/queries.ts'
import { toStaffProducts } from '../product/staff-product.ts'
import { findStaffMatches } from '../search/queries.ts'
import { buildTsQueries } from './search-products.ts'

type Asked = {
  words: string
  limit: number
  /** Whether words that nothing holds are taken for misspelt. */
  putRight: boolean
}

/**
 * The products, drafts too, that these words most likely mean, best first: one of that id or slug, those called so, those
 * whose title begins so, those with the words in their title, then in what else they say.
 */
export async function searchStaffProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { words, limit, putRight }: Asked,
): Promise<StaffProduct[]> {
  const typed = words.trim().toLowerCase()
  const queries = buildTsQueries(db, words)
  const named = (await findNamed(db, [words.trim()])).map(({ id }) => id)
  const matching = async (query: string | null) =>
    query === null ? [] : findStaffMatches(db, { typed, query }, limit)
  const exact = [...new Set([...named, ...(await matching(queries.asTyped))])]
  const ids = exact.length > 0 || !putRight ? exact : await matching(await queries.putRight())
  const rows = ids.length === 0 ? [] : await findByIds(db, ids)
  const there = rows.filter(({ archivedAt }) => archivedAt === null)
  const byId = new Map((await toStaffProducts(db, there, clock())).map(each => [each._id, each]))
  return ids.flatMap(id => byId.get(id) ?? []).slice(0, limit)
}
