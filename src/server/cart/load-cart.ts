import type { ChosenOptions } from '../../contract/catalogue/catalogue.ts'
import { placeKey, placeWords } from '../../contract/catalogue/places.ts'
import { optionsWithStock, shelfOf } from '../../contract/catalogue/stock.ts'
import { unchosenOption } from '../../contract/orders/choice-label.ts'
import { type PairSaving, type PairTerms, pairSavings } from '../../contract/orders/pair-savings.ts'
import { type HeldPieces, holdsQuery, toHeldPieces } from '../catalogue/holds/holds.ts'
import { pairTermsQuery, toPairTerms } from '../catalogue/links/pairs.ts'
import { productQueries, toProducts } from '../catalogue/product/load-products.ts'
import { countSellable, isListed, type PricedProduct, priceOfChoice } from '../catalogue/product/product.ts'
import type { Results } from '../db/in-one-statement.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Db, Tx } from '../db/schema.ts'
import { noLongerOffered } from './choose-options.ts'
import { type LineToPrice, type PricedLines, priceCart } from './price-cart.ts'
import { selectLines, selectProductIds } from './queries.ts'

type CartResults = Results<ReturnType<typeof cartQueries>>

/** A line as it is stored, without its price. */
export type StoredLine = CartResults['lines'][number]

export type CartLine = LineToPrice &
  StoredLine & {
    product: PricedProduct
    /** The shop no longer sells the product, or not in this choice. */
    gone: boolean
    /** The option that the product has got since it was put in, whose values are in stock; null for none. */
    unchosen: string | null
    /** What a piece would cost, in cents, without what the deal `dealId` takes off. */
    basePriceCents: number
    dealId: string | null
    /** The choice as messages name it: "Rose, size M"; what is no longer offered, else what stock is kept by. */
    choiceLabel: string
  }

export type PricedCart = PricedLines<CartLine> & {
  /** What pairs among its products save, and what those of its available lines come to. */
  pairs: readonly PairTerms[]
  savings: readonly PairSaving[]
}

/**
 * A user's cart, oldest line first, priced in cents from the catalogue as it is at `now`; empty when there is none.
 * Pieces held for the user's own payment count as available to them.
 */
export const loadCart = async (db: Db | Tx, userId: string, now: Date): Promise<PricedCart> =>
  toPricedCart(await readCart(db, { userId, now }), now)

/** The priced cart that these queries found. */
export function toPricedCart(found: CartResults, now: Date): PricedCart {
  const pairs = toPairTerms(found.pairs)
  return priceLines(found.lines, { products: toProducts(found), held: toHeldPieces(found.holds), pairs, now })
}

type CartParameters = { userId: string; now: Date }

/** The queries behind `loadCart`; `toPricedCart` takes what they find. */
export const cartQueries = (db: Db | Tx, { userId, now }: CartParameters) => ({
  lines: selectLines(db, userId),
  holds: holdsQuery(db, userId),
  ...productQueries(db, selectProductIds(userId), now),
  pairs: pairTermsQuery(selectProductIds(userId)),
})

const readCart = prepareStatement(cartQueries)

type Pricing = {
  products: ReadonlyMap<string, PricedProduct>
  held: HeldPieces
  /** What pairs save now; some may be of products that are not in the cart. */
  pairs: readonly PairTerms[]
  now: Date
}

/** Prices the lines of a cart; a line whose product is unknown is left out. */
export const priceLines = (
  lines: readonly StoredLine[],
  { products, held, pairs, now }: Pricing,
): PricedCart =>
  withSavings(
    priceCart(
      lines.flatMap(line => {
        const product = products.get(line.productId)
        return product ? [toCartLine(line, product, { held, now })] : []
      }),
    ),
    pairs,
  )

function withSavings(priced: PricedLines<CartLine>, terms: readonly PairTerms[]): PricedCart {
  const inCart = new Set(priced.lines.map(({ productId }) => productId))
  const pairs = terms.filter(({ products }) => products.every(id => inCart.has(id)))
  const available = priced.lines.filter(line => line.available)
  return { ...priced, pairs, savings: pairSavings(available, { terms: pairs }) }
}

/** The same cart with prices in cents that somebody else has set, by position; null: the catalogue's. */
export const withPrices = ({ lines, pairs }: PricedCart, prices: readonly (number | null)[]): PricedCart =>
  withSavings(
    priceCart(
      lines.map((line, nth) => {
        const own = prices[nth] ?? null
        return own === null ? line : { ...line, priceCents: own, basePriceCents: own, dealId: null }
      }),
    ),
    pairs,
  )

function toCartLine(
  line: StoredLine,
  product: PricedProduct,
  { held, now }: Omit<Pricing, 'products' | 'pairs'>,
): CartLine {
  const listed = isListed(product, now)
  const missing = listed ? noLongerOffered(product, line.options) : []
  const unchosen = countSellable(product) > 0 ? unchosenOption(product, line.options) : null
  const gone = !listed || missing.length > 0 || unchosen !== null
  const serving = gone ? undefined : shelfOf(product.stock, line.options)
  const { priceCents, basePriceCents, dealId } = priceOfChoice(product, line.options)
  return {
    ...line,
    product,
    gone,
    unchosen,
    priceCents,
    basePriceCents,
    dealId,
    shelf: serving ? line.productId + placeKey(serving) : line.id,
    stock: serving ? serving.quantity + held(line.productId, product.stock, serving) : 0,
    choiceLabel: missing.join(', ') || choiceLabelOf(product, line.options),
  }
}

function choiceLabelOf({ stock }: PricedProduct, { color, size, third }: ChosenOptions): string {
  const apart = optionsWithStock(stock)
  return placeWords({
    ...(apart.color && { color }),
    ...(apart.size && { size }),
    ...(apart.third && { third }),
  })
}
