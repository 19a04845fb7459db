import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { findIdsByName } from '../product/slug-queries.ts'
import { loadStaffProducts } from '../product/staff-product.ts'
import { buildTsQueries } from '../search/find-matches.ts'
import { findStaffMatches } from '../search/queries.ts'
import { findProductsByCode } from '../stock/sku-queries.ts'

type StaffSearch = {
  text: string
  limit: number
  /** Whether the spelling is corrected when nothing matches as typed. */
  correctSpelling: boolean
}

/**
 * The products, drafts too, that a text most likely means, best first: one of that id, slug, SKU or barcode, those with that title,
 * those whose title begins so, those with the words in their title, then those with the words elsewhere.
 */
export async function searchStaffProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, limit, correctSpelling }: StaffSearch,
): Promise<StaffProduct[]> {
  const typed = text.trim()
  const { asTyped, inTitle, corrected } = buildTsQueries(db, typed)
  const owners = await findProductsByCode(db, typed)
  const named = [...owners, ...(await findIdsByName(db, [typed])).map(({ id }) => id)]
  const matching = async (query: string | null) =>
    query === null ? [] : findStaffMatches(db, { typed: typed.toLowerCase(), query, inTitle }, limit)
  const exact = [...new Set([...named, ...(await matching(asTyped))])]
  const ids = exact.length > 0 || !correctSpelling ? exact : await matching(await corrected())
  return (await loadStaffProducts(db, ids, clock())).slice(0, limit)
}
