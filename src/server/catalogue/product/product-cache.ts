import type { Deps } from '../../deps.ts'
import { keepValues } from '../../notices/keep-values.ts'
import { discountPrice } from '../../prices/discount-price.ts'
import { loadPlannedDeals, type PlannedDeal, runningDealOf } from '../../prices/planned-deals.ts'
import type { ShelvesOfProducts } from '../stock/stock.ts'
import type { PricedProduct, Product } from './product.ts'
import { findByIds } from './queries.ts'

/** A product, its stock apart, with the deals that had not ended at `since`. */
type KeptProduct = { product: Product; deals: readonly PlannedDeal[]; since: Date }

type Asked = { now: Date; shelves: ShelvesOfProducts }

/**
 * The products of these ids, by id, at the prices of `now` and with these shelves; drafts and archived ones too.
 * Unknown ids are left out.
 */
export type FindProducts = (
  ids: readonly string[],
  asked: Asked,
) => Promise<ReadonlyMap<string, PricedProduct>>

const maxKept = 2_000

/**
 * Finds products, and keeps them until a notice says that products or deals changed. Stock changes with every order, so it
 * is not kept: whoever asks has just read it.
 */
export function openProductCache({ db, notices }: Pick<Deps, 'db' | 'notices'>): FindProducts {
  const kept = keepValues<KeptProduct>(notices, {
    maxKept,
    end: ({ kind }, products) => {
      if (kind === 'catalogue') products.clear()
      return kind === 'catalogue'
    },
  })

  const get = (id: string, now: Date) => {
    const found = kept.get(id)
    return found && found.since <= now ? found : undefined
  }
  const load = async (ids: readonly string[], now: Date) => {
    if (ids.length === 0) return []
    const keep = kept.reading()
    const deals = await loadPlannedDeals(db, now, ids)
    const products = await findByIds(db, ids)
    const found = products.map(product => ({ product, deals: deals.get(product.id) ?? [], since: now }))
    for (const each of found) keep(each.product.id, each)
    return found
  }
  return async (ids, asked) => {
    const known = new Map(
      ids.flatMap(id => {
        const found = get(id, asked.now)
        return found ? [[id, found]] : []
      }),
    )
    const loaded = await load(
      ids.filter(id => !known.has(id)),
      asked.now,
    )
    return new Map([...known.values(), ...loaded].map(each => [each.product.id, priced(each, asked)]))
  }
}

function priced({ product, deals }: KeptProduct, { now, shelves }: Asked): PricedProduct {
  const stock = shelves.get(product.id) ?? []
  return { ...product, ...discountPrice(product, runningDealOf(deals, now)), stock }
}
