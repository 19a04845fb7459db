import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { noSuchProduct } from './get-product.ts'
import { findByIdOrSlug } from './queries.ts'
import { toStaffProduct } from './staff-product.ts'

/** The product of this id or slug, drafts too, as the staff see it. Throws `not_found` for an unknown or archived one. */
export async function staffGetProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<StaffProduct> {
  const row = await findByIdOrSlug(db, idOrSlug)
  if (!row) throw noSuchProduct()
  return toStaffProduct(db, row, clock())
}
