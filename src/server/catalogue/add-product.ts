import type { Product, ProductInput } from '../../contract/catalogue.ts'
import type { Deps } from '../deps.ts'
import { placeholdersOf } from '../media/placeholders-of.ts'
import { kindsOf } from './check-stock.ts'
import { freeSlug } from './give-slug.ts'
import { pictureUrls, productValues } from './product-values.ts'
import { getById, insertProduct } from './queries.ts'
import { keepTerms } from './search-queries.ts'
import { toDetailedProduct } from './to-product.ts'
import { writeStock } from './write-stock.ts'

/**
 * Puts a product on sale with its stock; its address is made from the title and is its own. Prices in dollars.
 * Throws `invalid` for stock of what it does not come in.
 */
export async function addProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  input: ProductInput,
): Promise<Product> {
  const id = deps.newId()
  const row = await deps.db.transaction().execute(async tx => {
    const placeholders = await placeholdersOf(tx, pictureUrls(input))
    const { columns, words } = productValues(input, { placeholders })
    const slug = await freeSlug(tx, id, input.title)
    await insertProduct(tx, { ...columns, id, slug, createdAt: deps.clock() })
    await writeStock(tx, deps, { id, before: kindsOf(input) }, input)
    await keepTerms(tx, words)
    return getById(tx, id)
  })
  return toDetailedProduct(row)
}
