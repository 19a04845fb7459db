import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { insertWhole } from './add-product.ts'
import { lockProduct } from './lock-products.ts'
import { fieldsOf } from './product.ts'
import { toStaffProduct } from './staff-product.ts'
import { toInput } from './to-input.ts'

const suffix = ' copy'
const longestTitle = 160

/**
 * Makes a draft like a product, with an address of its own and no piece in stock; its shelves stand empty. Throws
 * `not_found` for an unknown or archived product, `idempotency_key_reused`. Asked again under the same key it makes none.
 */
export const duplicateProduct = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
  { idempotencyKey = null }: KeyOption = {},
): Promise<StaffProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['duplicate', id] }, async tx => {
    const fields = fieldsOf(await lockProduct(tx, id))
    const title = fields.title.slice(0, longestTitle - suffix.length).trimEnd() + suffix
    const stock = fields.stock.map(shelf => ({ ...shelf, quantity: 0 }))
    const input = { ...toInput({ ...fields, title, stock }), status: 'draft' } as const
    return toStaffProduct(tx, await insertWhole(tx, deps, userId, input), deps.clock())
  })
