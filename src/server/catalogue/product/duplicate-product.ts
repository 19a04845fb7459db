import { toPlace } from '../../../contract/catalogue/places.ts'
import { mapTexts, productTexts } from '../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { insertProduct } from './insert-products.ts'
import { lockProduct } from './lock-products.ts'
import { toStaffProduct } from './staff-product.ts'

const titleSuffix = ' copy'
const maxTitleLength = 160

/**
 * Makes a draft like a product, with a slug of its own and empty shelves. Repeated under the same key it makes no second one.
 * @throws not_found for an unknown or archived product
 * @throws idempotency_key_reused
 */
export const duplicateProduct = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
  { idempotencyKey = null }: KeyOption = {},
): Promise<StaffProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['duplicate', id] }, async tx => {
    const original = await lockProduct(tx, id)
    // Words for search engines would go on naming the original once the copy has a title of its own.
    const texts = mapTexts(name => (productTexts[name].isCopied ? original[name] : ''))
    const details = { ...original, ...texts, title: copyTitle(original.title), publishedAt: null }
    const stock = { stock: original.stock.map(shelf => ({ ...toPlace(shelf), quantity: 0 })) }
    const copy = await insertProduct(tx, deps, { userId }, { details, stock })
    return toStaffProduct(tx, copy, deps.clock())
  })

const copyTitle = (title: string) =>
  title.slice(0, maxTitleLength - titleSuffix.length).trimEnd() + titleSuffix
