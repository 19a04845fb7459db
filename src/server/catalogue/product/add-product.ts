import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { fromWireStock } from '../stock/stock-wire.ts'
import { insertProduct } from './insert-products.ts'
import { checkPrices } from './prices-wire.ts'
import { optionValuesOf } from './product.ts'
import { fromWireInput } from './product-wire.ts'
import { toStaffProduct } from './staff-product.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings'>

/**
 * Adds a product with its stock, published at once unless the form says later or never. Its slug is the one of the form, else made
 * from the title.
 * Repeated under the same key it adds no second one.
 * @throws invalid for stock of a colour or size that the product does not have, or a price that the currency does not
 * @throws idempotency_key_reused
 */
export const addProduct = (
  deps: AddDeps,
  userId: string,
  input: ProductInput,
  { idempotencyKey = null }: KeyOption = {},
): Promise<StaffProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['add', input] }, async tx => {
    const details = fromWireInput(input, null, deps.clock())
    checkPrices(deps, input, optionValuesOf(details))
    const product = await insertProduct(tx, deps, { userId }, { details, stock: fromWireStock(input) })
    return toStaffProduct(tx, product, deps.clock())
  })
