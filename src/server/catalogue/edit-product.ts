import type { Product, ProductEdit } from '../../contract/catalogue.ts'
import type { Deps } from '../deps.ts'
import { placeholdersOf } from '../media/placeholders-of.ts'
import { noSuchProduct } from './get-product.ts'
import { pictureUrls, productValues } from './product-values.ts'
import { getById, lockProduct, updateProduct } from './queries.ts'
import { keepTerms } from './search-queries.ts'
import { toDetailedProduct } from './to-product.ts'
import { writeStock } from './write-stock.ts'

/**
 * Replaces what a product says, costs (dollars) and, if it is said, has in stock. Its address stays, so links live on, and so
 * do the words for pictures when none are sent. Throws `not_found` for an unknown or archived product.
 */
export async function editProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  id: string,
  input: ProductEdit,
): Promise<Product> {
  const row = await deps.db.transaction().execute(async tx => {
    const before = await lockProduct(tx, id)
    if (!before) throw noSuchProduct()
    const placeholders = await placeholdersOf(tx, pictureUrls(input))
    const { columns, words } = productValues(input, { known: before.pictures, placeholders })
    await updateProduct(tx, id, { ...columns, updatedAt: deps.clock() })
    await writeStock(
      tx,
      deps,
      { id, before: { colors: before.colors.map(color => color.name), sizes: before.sizes } },
      input,
    )
    await keepTerms(tx, words)
    return getById(tx, id)
  })
  return toDetailedProduct(row)
}
