import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import { samePlace } from '../../../contract/catalogue/places.ts'
import { choicesOf, piecesLeft, shelfOf } from '../../../contract/catalogue/stock.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OtherSizes } from '../../../contract/orders/other-sizes.ts'
import { loadListedProducts } from '../../catalogue/product/load-products.ts'
import { optionValuesOf, otherPriceOf, type PricedProduct } from '../../catalogue/product/product.ts'
import type { Db, Tx } from '../../db/schema.ts'

type Line = {
  id: string
  productId: string
  options: ChosenOptions
  quantity: number
  basePriceCents: number
}
type State = {
  status: OrderStatus
  version: number
  courier: string
  trackingNumber: string
  printedAt: Date | null
  refusedAt: Date | null
}

/** Whether its buyer may still swap sizes: nobody packs it, by its status or by a printed slip, and no courier is booked. */
export const maySwap = ({
  status,
  courier,
  trackingNumber,
  printedAt,
}: Pick<State, 'status' | 'courier' | 'trackingNumber' | 'printedAt'>): boolean =>
  status === 'Pending' && !courier && !trackingNumber && !printedAt

/** What an order's pieces can be swapped for, or exchanged for after delivery; undefined where neither is possible. */
export async function findOtherSizes(
  db: Db | Tx,
  order: State,
  { lines, now }: { lines: readonly Line[]; now: Date },
): Promise<OtherSizes | undefined> {
  const swaps = maySwap(order)
  if (!swaps && (order.status !== 'Delivered' || order.refusedAt)) return undefined
  const ids = lines.map(({ productId }) => productId)
  const products = await loadListedProducts(db, ids, now)
  return {
    version: order.version,
    lines: lines.map(line => {
      const product = products.get(line.productId)
      return { lineId: line.id, sizes: product ? otherSizes(line, product, swaps) : [] }
    }),
  }
}

/** A swap is for sizes that cost the same, and frees the pieces that the line has. */
function otherSizes(line: Line, product: PricedProduct, swaps: boolean): string[] {
  const { color = '', size: owned, third = '' } = line.options
  if (!owned) return []
  const pieces = choicesOfLine(line, product).filter(
    choice => samePlace({ ...choice, size: '' }, { color, size: '', third }) && choice.size !== owned,
  )
  const has = ({ quantity, own, otherPriceCents }: (typeof pieces)[number]) =>
    swaps ? quantity >= line.quantity && otherPriceCents === null : quantity - own > 0
  return pieces.filter(has).map(({ size }) => size)
}

/**
 * What a line's product comes in, with the pieces that the line could have, of which `own` are those it has itself, and its
 * price where that is another than for the line's choice.
 */
export function choicesOfLine(line: Line, product: PricedProduct) {
  const shelf = shelfOf(product.stock, line.options)
  return choicesOf(optionValuesOf(product)).map(choice => {
    const own = shelf && shelfOf(product.stock, choice) === shelf ? line.quantity : 0
    const otherPriceCents = otherPriceOf(product, line, choice)?.priceCents ?? null
    return { ...choice, quantity: piecesLeft(product.stock, choice) + own, own, otherPriceCents }
  })
}
