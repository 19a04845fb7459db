import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { findAll } from '../product/queries.ts'
import { columns } from './columns.ts'

/**
 * All products that are not archived as a CSV file that import understands, oldest first. Prices are those of the
 * catalogue, without deals. No cell can be taken for a formula.
 */
export async function exportProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const now = clock()
  const products = await findAll(db)
  return writeCsv([
    columns.map(([heading]) => heading),
    ...products.map(product => columns.map(([, write]) => write(product, now))),
  ])
}
