import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { toCents } from '../../contract/money.ts'
import { shelfOf, toldApart } from '../../contract/stock.ts'
import { loadSellable } from '../catalogue/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type LineToPrice, type Priced, priceCart } from './price-cart.ts'
import { findLines } from './queries.ts'

export type CartLine = LineToPrice & {
  id: string
  productId: string
  product: Product
  archived: boolean
  options: ChosenOptions
  /** The colour and size by which the shop keeps its pieces apart, in words; '' where it keeps none apart. */
  which: string
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
    const serving = shelfOf(product.stock, line.options)
    const shelf = [line.productId, serving?.color, serving?.size].join('\n')
    const stock = archived ? 0 : (serving?.quantity ?? 0)
    const which = choiceWords(product, line.options)
    return [{ ...line, product, archived, shelf, stock, which, priceCents: toCents(product.price) }]
  })
  return priceCart(lines)
}

function choiceWords({ stock }: Product, { color, size }: ChosenOptions): string {
  const apart = toldApart(stock)
  return [apart.color && color, apart.size && size && `size ${size}`].filter(Boolean).join(', ')
}
