import type { z } from 'zod'
import type { HotSelling } from '../../../contract/catalogue/product-lists.ts'
import { days, hours } from '../../../contract/durations.ts'
import { offsetOf, type PageQuery } from '../../../contract/lists.ts'
import { pairedCards } from '../../catalogue/links/pairs.ts'
import { loadListedProducts } from '../../catalogue/product/load-products.ts'
import type { Deps } from '../../deps.ts'
import { findHotSelling } from './list-queries.ts'

const windowMs = days(90)
/** Counted from full hours on, so that an answer stays the same for that long if nothing is sold. */
const stepMs = hours(1)

/**
 * The best sellers of the last 90 days, by units in orders neither cancelled nor refused; then the newest products,
 * with `sold: 0`. Sold-out products come last; what is not listed is left out.
 */
export async function hotSelling(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  page: PageQuery,
): Promise<z.infer<typeof HotSelling>> {
  const now = clock()
  const since = new Date(Math.floor(now.getTime() / stepMs) * stepMs - windowMs)
  const best = await findHotSelling(db, { since, now }, { limit: page.limit, offset: offsetOf(page) })
  const products = await loadListedProducts(
    db,
    best.map(({ id }) => id),
    now,
  )
  const cards = new Map((await pairedCards(db, [...products.values()], now)).map(card => [card._id, card]))
  return best.flatMap(({ id, sold }) => {
    const card = cards.get(id)
    return card ? [{ productId: card, sold }] : []
  })
}
