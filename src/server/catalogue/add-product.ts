import type { Product, ProductInput } from '../../contract/catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { placeholdersOf } from '../media/placeholders-of.ts'
import { kindsOf } from './check-stock.ts'
import { type ProductColumns, pictureUrls, productValues } from './product-values.ts'
import { findTakenSlugs, getById, insertProduct } from './queries.ts'
import { keepTerms } from './search-queries.ts'
import { firstFree, slugOf } from './slug.ts'
import { toDetailedProduct } from './to-product.ts'
import { writeStock } from './write-stock.ts'

/** Puts a product on sale with its stock; its address is made from the title and is its own. Prices in dollars. */
export async function addProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  input: ProductInput,
): Promise<Product> {
  const id = deps.newId()
  const row = await deps.db.transaction().execute(async tx => {
    const placeholders = await placeholdersOf(tx, pictureUrls(input))
    const { columns, words } = productValues(input, { placeholders })
    await insertUnderFreeSlug(tx, { ...columns, id, createdAt: deps.clock() })
    await writeStock(tx, deps, { id, before: kindsOf(input) }, input)
    await keepTerms(tx, words)
    return getById(tx, id)
  })
  return toDetailedProduct(row)
}

const tries = 20

/** Takes the next slug while another add has just taken the one found free. */
async function insertUnderFreeSlug(tx: Tx, product: ProductColumns & { id: string; createdAt: Date }) {
  const wanted = slugOf(product.title)
  for (let attempt = 0; attempt < tries; attempt++) {
    const slug = firstFree(wanted, await findTakenSlugs(tx, wanted))
    if (await insertProduct(tx, { ...product, slug })) return
  }
  throw new ShopError('busy', 'Many products of this title are being added. Please try again in a moment.')
}
