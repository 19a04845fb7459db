import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { idsIn } from '../../db/in-one-statement.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { missingPictures } from '../../media/remote/known-pictures.ts'
import { runningDealsAmong, toRunningDeals } from '../../prices/running-deals.ts'
import { priceProducts, withDates } from './load-products.ts'
import { picturesElsewhere } from './pictures/pictures-elsewhere.ts'
import { toWireProduct } from './product-wire.ts'
import { findByIdOrSlug, selectWholeByName } from './slug-queries.ts'
import { toStaffProduct } from './staff-product.ts'

/** The refusal where a product is unknown, archived or, for shoppers, not listed. */
export const noSuchProduct = () => new ShopError('not_found', 'There is no such product.')

/**
 * The listed product with this id or slug, or with a slug it had before. The answer names its present slug.
 * @throws not_found for a product that is unknown or not listed
 */
export async function getProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<WireProduct> {
  const { products, deals } = await readListed(db, { name: idOrSlug, now: clock() })
  const [product] = priceProducts(products.map(withDates), toRunningDeals(deals))
  if (!product) throw noSuchProduct()
  return toWireProduct(product)
}

const readListed = prepareStatement((db: Db, asked: { name: string; now: Date }) => ({
  products: selectWholeByName(db, asked),
  deals: runningDealsAmong(idsIn('products'), asked.now),
}))

/**
 * The product of this id or slug, drafts too, as the staff see it, and what of its pictures is still to be fetched.
 * @throws not_found for an unknown or archived product
 */
export async function staffGetProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<StaffProduct> {
  const product = await findByIdOrSlug(db, idOrSlug)
  if (!product) throw noSuchProduct()
  const missing = await missingPictures(db, picturesElsewhere(product))
  return {
    ...(await toStaffProduct(db, product, clock())),
    ...(missing.length > 0 && { missingPictures: missing }),
  }
}
