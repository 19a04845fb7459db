import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { toCents } from '../../contract/money.ts'
import { loadSellable } from '../catalogue/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type LineToPrice, type Priced, priceCart } from './price-cart.ts'
import { findLines } from './queries.ts'

export type CartLine = LineToPrice & {
  id: string
  product: Product
  archived: boolean
  options: ChosenOptions
}

export type PricedCart = Priced<CartLine>

/** A user's cart, oldest line first, priced in cents from the catalogue as it is now. Empty when there is none. */
export async function loadCart(db: Db | Tx, userId: string): Promise<PricedCart> {
  const stored = await findLines(db, userId)
  const products = await loadSellable(
    db,
    stored.map(line => line.productId),
  )
  const lines = stored.flatMap((line): CartLine[] => {
    const found = products.get(line.productId)
    if (!found) return []
    const { product, archived } = found
    const stock = archived ? 0 : product.inventory
    return [{ ...line, product, archived, stock, priceCents: toCents(product.price) }]
  })
  return priceCart(lines)
}
