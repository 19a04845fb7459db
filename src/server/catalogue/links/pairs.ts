import type { Expression } from 'kysely'
import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { PairTerms } from '../../../contract/orders/pair-savings.ts'
import type { RowsOf } from '../../db/in-one-statement.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { PricedProduct } from '../product/product.ts'
import { toWireCard } from '../product/product-wire.ts'
import { findPaired, findPairTerms, selectPairTerms } from './queries.ts'

/** The cards of these products, in their order; those with a pair that can be bought say so. */
export async function pairedCards(
  db: Db | Tx,
  products: readonly PricedProduct[],
  now: Date,
): Promise<WireProduct[]> {
  const ids = products.map(({ id }) => id)
  return toPairedCards(products, ids.length > 0 ? await findPaired(db, ids, now) : new Set())
}

/** The same where the `paired` ones are known. */
export const toPairedCards = (
  products: readonly PricedProduct[],
  paired: ReadonlySet<string>,
): WireProduct[] =>
  products.map(product => ({ ...toWireCard(product), ...(paired.has(product.id) && { hasPair: true }) }))

/** The query for what pairs among the products of these ids save now; `toPairTerms` takes its rows. */
export const pairTermsQuery = (productIds: Expression<unknown>) => selectPairTerms(productIds)

/** Either product may name the other, so the ids are put in one order. */
export const toPairTerms = (rows: RowsOf<ReturnType<typeof pairTermsQuery>>): PairTerms[] =>
  rows.map(({ productId, linkedId, savingCents }) => ({
    products: productId < linkedId ? [productId, linkedId] : [linkedId, productId],
    savingCents,
  }))

/** What pairs among these products save now. */
export const loadPairTerms = async (db: Db | Tx, productIds: readonly string[]): Promise<PairTerms[]> =>
  productIds.length < 2 ? [] : toPairTerms(await findPairTerms(db, productIds))
