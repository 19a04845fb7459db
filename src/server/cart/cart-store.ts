import type { PairTerms } from '../../contract/orders/pair-savings.ts'
import { type HeldPieces, holdsOfUsersQuery, toHeldPieces } from '../catalogue/holds/holds.ts'
import { pairTermsQuery, toPairTerms } from '../catalogue/links/pairs.ts'
import type { PricedProduct } from '../catalogue/product/product.ts'
import { openProductCache } from '../catalogue/product/product-cache.ts'
import { type ShelvesOfProducts, shelvesByProductQuery, toShelves } from '../catalogue/stock/stock.ts'
import type { Results } from '../db/in-one-statement.ts'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { runInBatches } from '../run-in-batches.ts'
import type { StoredLine } from './load-cart.ts'
import { type LineToSave, selectCartsOf, selectLinesOf, selectProductIdsOfAnd } from './queries.ts'
import { saveLines, saveOneCart } from './save-lines.ts'

/** Whose cart, at which moment's prices; and products that need not be in it. */
type CartQuery = { userId: string; now: Date; productIds?: readonly string[] }

type StoredCart = {
  /** Undefined for somebody who never had a cart. */
  version: number | undefined
  lines: readonly StoredLine[]
  held: HeldPieces
  /** What pairs save now, of whoever was asked for at the same moment. */
  pairs: readonly PairTerms[]
  shelves: ShelvesOfProducts
}

/** A cart as it is stored, oldest line first, with all products that are in it or were asked for, at the prices of the asked moment. */
export type FoundCart = Omit<StoredCart, 'shelves'> & { products: ReadonlyMap<string, PricedProduct> }

export type Carts = {
  find: (asked: CartQuery) => Promise<FoundCart>
  /**
   * Adds lines to the cart that was seen, or sets their quantities, all or none. False, with nothing done, when the cart
   * is another by now.
   */
  saveLines: (lines: readonly LineToSave[]) => Promise<boolean>
}

/**
 * Finds and saves carts with few queries: several people's together, and products from memory. Stock is read from the
 * database every time. Prices may lag a change by milliseconds; orders reread them.
 */
export function createCartStore({ db, notices }: Pick<Deps, 'db' | 'notices'>): Carts {
  const findProducts = openProductCache({ db, notices })
  const readOne = runInBatches((asked: readonly CartQuery[]) => readCarts(db, asked))
  const saveOne = runInBatches((lines: readonly LineToSave[]) => saveLines(db, lines))
  const find = async (asked: CartQuery) => {
    const { shelves, ...cart } = await readOne(asked)
    const ids = new Set(cart.lines.map(({ productId }) => productId))
    for (const id of asked.productIds ?? []) ids.add(id)
    return { ...cart, products: await findProducts([...ids], { now: asked.now, shelves }) }
  }
  // One line is what nearly all changes have, and can wait for those of others.
  const saveSeveral = ([first, ...others]: readonly LineToSave[]) =>
    first && others.length === 0 ? saveOne(first) : saveOneCart(db, first ? [first, ...others] : [])
  return { find, saveLines: saveSeveral }
}

/** One person's cart must not fail because of another's, nor all because a connection was lost once. */
async function readCarts(
  db: Db,
  asked: readonly CartQuery[],
): Promise<readonly (StoredCart | Promise<StoredCart>)[]> {
  try {
    return await readTogether(db, asked)
  } catch (error) {
    if (asked.length === 1) throw error
    return asked.map(async one => {
      const [cart] = await readTogether(db, [one])
      if (!cart) throw new Error('A cart was asked for and not answered')
      return cart
    })
  }
}

async function readTogether(db: Db, asked: readonly CartQuery[]): Promise<StoredCart[]> {
  const userIds = asked.map(({ userId }) => userId)
  const productIds = asked.flatMap(({ productIds }) => productIds ?? [])
  const found = await readStatement(db, { userIds, productIds })
  const shared = { shelves: toShelves(found.shelves), pairs: toPairTerms(found.pairs) }
  return userIds.map(userId => ({ ...toStoredCart(found, userId), ...shared }))
}

const queriesOf = (db: Db, { userIds, productIds }: { userIds: string[]; productIds: string[] }) => ({
  carts: selectCartsOf(db, userIds),
  lines: selectLinesOf(db, userIds),
  holds: holdsOfUsersQuery(db, userIds),
  shelves: shelvesByProductQuery(selectProductIdsOfAnd('lines', productIds)),
  pairs: pairTermsQuery(selectProductIdsOfAnd('lines', productIds)),
})
const readStatement = prepareStatement(queriesOf)

function toStoredCart(
  { carts, lines, holds }: Results<ReturnType<typeof queriesOf>>,
  userId: string,
): Omit<StoredCart, 'shelves' | 'pairs'> {
  const own = <Row extends { userId: string }>(rows: readonly Row[]) =>
    rows.filter(row => row.userId === userId)
  return {
    version: own(carts)[0]?.version,
    lines: own(lines).map(({ userId: _, ...line }) => line),
    held: toHeldPieces(own(holds)),
  }
}
