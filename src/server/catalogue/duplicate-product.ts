import type { StaffProduct } from '../../contract/staff-catalogue.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { insertWhole } from './add-product.ts'
import { lockProduct } from './lock-products.ts'
import { fieldsOf } from './product-fields.ts'
import { toInput } from './to-input.ts'
import { toStaffProduct } from './to-staff-product.ts'

const suffix = ' copy'
const longestTitle = 160

/**
 * Makes a draft like a product, with an address of its own and no piece in stock; its shelves stand empty. Throws
 * `not_found` for an unknown or archived product.
 */
export async function duplicateProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
): Promise<StaffProduct> {
  const row = await inTransaction(deps.db, async tx => {
    const fields = fieldsOf(await lockProduct(tx, id))
    const title = fields.title.slice(0, longestTitle - suffix.length).trimEnd() + suffix
    const stock = fields.stock.map(shelf => ({ ...shelf, quantity: 0 }))
    return insertWhole(tx, deps, userId, { ...toInput({ ...fields, title, stock }), status: 'draft' })
  })
  return toStaffProduct(deps.db, row, deps.clock())
}
