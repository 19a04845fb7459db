import { ShopError } from '../../../contract/errors.ts'
import type { OrderChange } from '../../../contract/orders/order-changes.ts'
import { chooseOptions, optionsKey } from '../../cart/choose-options.ts'
import { loadProducts } from '../../catalogue/product/load-products.ts'
import {
  isListed,
  otherPriceOf,
  type PricedProduct,
  pictureOf,
  priceOfChoice,
} from '../../catalogue/product/product.ts'
import type { Tx } from '../../db/schema.ts'
import type { Price } from '../../prices/discount-price.ts'
import type { LineRow } from '../order/load-orders.ts'
import { orderChanged } from '../order/order-changed.ts'

/**
 * A line as it will be, with the pieces it `needs` beside those it has. `stockId`: the shelf of those; null where it has
 * none.
 */
export type PlannedLine = Pick<
  LineRow,
  'productId' | 'title' | 'image' | 'options' | 'quantity' | 'priceCents' | 'basePriceCents' | 'dealId'
> & { lineId: string | null; stockId: string | null; needs: number }

export type PlannedLines = {
  /** Those that no one touched. */
  kept: LineRow[]
  changed: PlannedLine[]
  added: PlannedLine[]
  removed: LineRow[]
  /** The pieces that changed and removed lines no longer have. */
  freed: LineRow[]
}

type LineChanges = Pick<OrderChange, 'lines' | 'added'> & { now: Date }

/**
 * The lines of an order as a change leaves them: old ones at their price, new ones and those of a choice with another price
 * at the price of `now`.
 * @throws order_changed it has no such line
 * @throws out_of_stock more of what is no longer on sale is asked for
 * @throws invalid a product does not come in a choice, or no line is left
 */
export async function planLines(
  tx: Tx,
  lines: readonly LineRow[],
  asked: LineChanges,
): Promise<PlannedLines> {
  const touched = touchedLines(lines, asked.lines)
  const ids = [...touched.map(({ line }) => line.productId), ...asked.added.map(each => each.productId)]
  const products = await loadProducts(tx, ids, asked.now)
  const remaining = touched.filter(({ quantity }) => quantity > 0)
  const kept = lines.filter(line => !touched.some(each => each.line === line))
  const planned = {
    kept,
    changed: remaining.map(each => changedLine(each, products.get(each.line.productId), asked.now)),
    added: asked.added.map(each => addedLine(each, products.get(each.productId), asked.now)),
    removed: touched.filter(({ quantity }) => quantity === 0).map(({ line }) => line),
    freed: touched.map(freedPieces).filter(({ quantity }) => quantity > 0),
  }
  if (kept.length + planned.changed.length + planned.added.length === 0) throw nothingLeft()
  return planned
}

const freedPieces = ({ line, quantity, options }: Touched): LineRow => ({
  ...line,
  quantity: options ? line.quantity : line.quantity - quantity,
})

type Touched = { line: LineRow; quantity: number; options: LineRow['options'] | undefined }

function touchedLines(lines: readonly LineRow[], asked: OrderChange['lines']): Touched[] {
  const byId = new Map(lines.map(line => [line.id, line]))
  return asked.flatMap(({ lineId, quantity, options }) => {
    const line = byId.get(lineId)
    if (!line) throw orderChanged()
    byId.delete(lineId)
    const isSame = !options || optionsKey(options) === optionsKey(line.options)
    if (isSame && quantity === line.quantity) return []
    return { line, quantity, options: isSame ? undefined : options }
  })
}

function changedLine(
  { line, quantity, options: wanted }: Touched,
  product: PricedProduct | undefined,
  now: Date,
): PlannedLine {
  const asksForMore = wanted !== undefined || quantity > line.quantity
  if (asksForMore && !(product && isListed(product, now))) throw noLongerSold(line.title)
  const options = wanted && product ? chooseOptions(product, wanted) : line.options
  const image = wanted && product ? pictureOf(product, options.color) : line.image
  const [stockId, has] = wanted ? [null, 0] : [line.stockId, line.quantity]
  const needs = Math.max(0, quantity - has)
  const other = wanted && product ? otherPriceOf(product, line, options) : null
  const price = other && toLinePrice(other)
  return { ...frozen(line), ...price, lineId: line.id, quantity, options, image, stockId, needs }
}

const toLinePrice = ({ priceCents, basePriceCents, dealId }: Price) => ({
  priceCents,
  basePriceCents,
  dealId,
})

const frozen = ({ productId, title, priceCents, basePriceCents, dealId }: LineRow) => ({
  productId,
  title,
  priceCents,
  basePriceCents,
  dealId,
})

function addedLine(
  { productId, quantity, options: wanted }: OrderChange['added'][number],
  product: PricedProduct | undefined,
  now: Date,
): PlannedLine {
  if (!product) throw new ShopError('not_found', 'There is no such product.')
  if (!isListed(product, now)) throw noLongerSold(product.title)
  const options = chooseOptions(product, wanted)
  const image = pictureOf(product, options.color)
  const price = toLinePrice(priceOfChoice(product, options))
  const piece = { productId, title: product.title, image, options, ...price }
  return { lineId: null, stockId: null, ...piece, quantity, needs: quantity }
}

const noLongerSold = (title: string) =>
  new ShopError('out_of_stock', `"${title}" is no longer on sale, so an order can only have less of it.`)

const nothingLeft = () => {
  const message = 'Leave at least one piece. To take back all of them, cancel the order.'
  return new ShopError('invalid', message, { lines: message })
}
