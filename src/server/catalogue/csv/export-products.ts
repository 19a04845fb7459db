import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { fieldsOf } from '../product/product.ts'
import { statusAt } from '../product/publishing.ts'
import { findAll } from '../product/queries.ts'
import { columns } from './columns.ts'

/**
 * All products that are not archived as a CSV file that import understands, oldest first. Prices are those of the
 * catalogue, without deals. No cell can be taken for a formula.
 */
export async function exportProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const now = clock()
  const rows = (await findAll(db)).map(row => {
    const { id, slug, publishedAt, updatedAt } = row
    const status = statusAt(publishedAt, now)
    const product = { ...fieldsOf(row), id, slug, status, updatedAt: updatedAt.toISOString() }
    return columns.map(([, write]) => write(product))
  })
  return writeCsv([columns.map(([heading]) => heading), ...rows])
}
