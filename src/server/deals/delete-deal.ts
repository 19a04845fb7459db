import type { Deps } from '../deps.ts'
import { noSuchDeal } from './get-deal.ts'
import { deleteDeal as deleteRow } from './queries.ts'

/** Deletes a deal; its products stay in the shop. Throws `not_found`. */
export async function deleteDeal({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  if (!(await deleteRow(db, id))) throw noSuchDeal()
}
