import type { Product, ProductEdit } from '../../contract/catalogue.ts'
import type { Deps } from '../deps.ts'
import { placeholdersOf } from '../media/placeholders-of.ts'
import { noSuchProduct } from './get-product.ts'
import { renameSlug } from './give-slug.ts'
import { pictureUrls, productValues } from './product-values.ts'
import { getById, lockProduct, updateProduct } from './queries.ts'
import { keepTerms } from './search-queries.ts'
import { toDetailedProduct } from './to-product.ts'
import { writeStock } from './write-stock.ts'

/**
 * Replaces what a product says, costs (dollars) and, if it is said, has in stock. A new title gives it a new address; the
 * old one goes on leading to it. The words for pictures stay when none are sent. Throws `not_found` for an unknown or
 * archived product, `invalid` for stock it cannot have.
 */
export async function editProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  id: string,
  input: ProductEdit,
): Promise<Product> {
  const row = await deps.db.transaction().execute(async tx => {
    const before = await lockProduct(tx, id)
    if (!before) throw noSuchProduct()
    // Before the new address, for which orders that hold the stock would have to be waited for.
    const kinds = { colors: before.colors.map(color => color.name), sizes: before.sizes }
    await writeStock(tx, deps, { id, before: kinds }, input)
    const placeholders = await placeholdersOf(tx, pictureUrls(input))
    const { columns, words } = productValues(input, { known: before.pictures, placeholders })
    const slug = await renameSlug(tx, before, input.title, deps.clock())
    await updateProduct(tx, id, { ...columns, slug, updatedAt: deps.clock() })
    await keepTerms(tx, words)
    return getById(tx, id)
  })
  return toDetailedProduct(row)
}
