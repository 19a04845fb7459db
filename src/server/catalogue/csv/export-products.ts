import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import type { Product } from '../product/product.ts'
import { findPageAfter } from '../product/queries.ts'
import { columns } from './columns.ts'

/**
 * All products that are not archived as a CSV file that import understands, oldest first. Prices are those of the
 * catalogue, without deals. No cell can be taken for a formula. Comes in parts, since a whole catalogue would keep
 * everybody waiting.
 */
export async function* exportProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  productsPerPart = 50,
): AsyncGenerator<string> {
  const now = clock()
  let text = writeCsv([columns.map(([heading]) => heading)])
  let last: Product | undefined
  do {
    const products = await findPageAfter(db, last, productsPerPart)
    last = products.at(-1)
    text += writeCsv(products.map(product => columns.map(([, write]) => write(product, now))))
    if (text) yield text
    text = ''
  } while (last)
}
