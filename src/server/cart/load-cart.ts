import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { keptApart, shelfOf } from '../../contract/stock.ts'
import { loadSellable } from '../catalogue/product/load-products.ts'
import { loadHeldPieces } from '../catalogue/stock/hold-stock.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Price } from '../prices/discount-price.ts'
import { noLongerOffered } from './choose-options.ts'
import { type LineToPrice, type Priced, priceCart } from './price-cart.ts'
import { findLines } from './queries.ts'

export type CartLine = LineToPrice & {
  id: string
  productId: string
  product: Product
  /** The shop does not sell it now, or not in this choice. */
  gone: boolean
  options: ChosenOptions
  /** What a piece would cost, in cents, without what the deal `dealId` takes off. */
  basePriceCents: number
  dealId: string | null
  /** What is told of the choice: what is no longer offered, else the colour and size by which pieces are kept apart. */
  choiceLabel: string
}

export type PricedCart = Priced<CartLine>

/**
 * A user's cart, oldest line first, priced in cents from the catalogue as it is at `now`. Empty when there is none.
 * Pieces that are held for the user's own payment count as still there for them.
 */
export async function loadCart(db: Db | Tx, userId: string, now: Date): Promise<PricedCart> {
  const stored = await findLines(db, userId)
  const products = await loadSellable(
    db,
    stored.map(line => line.productId),
    now,
  )
  const heldOn = await loadHeldPieces(db, userId)
  const lines = stored.flatMap((line): CartLine[] => {
    const found = products.get(line.productId)
    if (!found) return []
    const { product, price, onSale } = found
    const missing = onSale ? noLongerOffered(product, line.options) : []
    const gone = !onSale || missing.length > 0
    const serving = gone ? undefined : shelfOf(product.stock, line.options)
    const shelf = serving ? [line.productId, serving.color, serving.size].join('\n') : line.id
    const stock = serving ? serving.quantity + heldOn(line.productId, product.stock, serving) : 0
    const which = missing.join(', ') || choiceLabelOf(product, line.options)
    return [{ ...line, product, gone, shelf, stock, choiceLabel: which, ...priceOf(price) }]
  })
  return priceCart(lines)
}

const priceOf = ({ priceCents, basePriceCents, dealId }: Price) => ({ priceCents, basePriceCents, dealId })

function choiceLabelOf({ stock }: Product, { color, size }: ChosenOptions): string {
  const apart = keptApart(stock)
  return [apart.color && color, apart.size && size && `size ${size}`].filter(Boolean).join(', ')
}
