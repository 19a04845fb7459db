import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { createCache } from '../../notices/create-cache.ts'
import { names } from '../../notices/notice.ts'
import {
  type PlannedDeal,
  plannedDealsAmong,
  runningDealOf,
  toPlannedDeals,
} from '../../prices/planned-deals.ts'
import { runInBatches } from '../../run-in-batches.ts'
import type { ShelvesOfProducts } from '../stock/stock.ts'
import { withDates } from './load-products.ts'
import { type PricedProduct, type Product, priceProduct } from './product.ts'
import { selectWithoutStock } from './queries.ts'

/** A product, its stock apart, with the deals that had not ended at `since`. */
type KeptProduct = { product: Omit<Product, 'stock'>; deals: readonly PlannedDeal[]; since: Date }
type KeptProducts = ReadonlyMap<string, KeptProduct>

type PricedAt = { now: Date; shelves: ShelvesOfProducts }

/**
 * The products of these ids, by id, at the prices of `now` and with these shelves; drafts and archived ones too.
 * Unknown ids are left out.
 */
export type FindProducts = (
  ids: readonly string[],
  asked: PricedAt,
) => Promise<ReadonlyMap<string, PricedProduct>>

/** Some 4 kB each; five times that with the longest description and all pictures. */
const maxKept = 1_000

/**
 * Finds products, and keeps each until a notice says that it or some deal changed. Stock changes with every order, so it
 * is not kept: whoever asks has just read it.
 */
export function openProductCache({ db, notices }: Pick<Deps, 'db' | 'notices'>): FindProducts {
  const kept = createCache<KeptProduct>(notices, { max: maxKept })
  // Many ask at once after a deal has ended all.
  const load = runInBatches((asked: readonly ToLoad[]) =>
    kept.fill(async keep => {
      const found = await loadProducts(db, asked)
      for (const [id, product] of found)
        keep(names.product(id), product, { dependsOn: ['deals'], from: product.since.getTime() })
      return asked.map(() => found)
    }),
  )
  const getKept = (id: string, now: Date) => kept.get(names.product(id), now.getTime())
  return async (ids, asked) => {
    const known = new Map(ids.map(id => [id, getKept(id, asked.now)]))
    const unknown = ids.filter(id => !known.get(id))
    const loaded: KeptProducts =
      unknown.length === 0 ? new Map() : await load({ ids: unknown, now: asked.now })
    const found = ids.flatMap(id => known.get(id) ?? loaded.get(id) ?? [])
    return new Map(found.map(each => [each.product.id, priced(each, asked)]))
  }
}

type ToLoad = { ids: readonly string[]; now: Date }

/** The products of all who ask, with the deals that count at the earliest of their moments or later. */
async function loadProducts(db: Db, asked: readonly ToLoad[]): Promise<KeptProducts> {
  const ids = [...new Set(asked.flatMap(each => each.ids))]
  const since = new Date(Math.min(...asked.map(({ now }) => now.getTime())))
  const { products, planned } = await readProducts(db, { ids, since })
  const deals = toPlannedDeals(planned)
  return new Map(
    products.map(row => [row.id, { product: withDates(row), deals: deals.get(row.id) ?? [], since }]),
  )
}

const readProducts = prepareStatement((db: Db, { ids, since }: { ids: readonly string[]; since: Date }) => ({
  products: selectWithoutStock(db, ids),
  planned: plannedDealsAmong(ids, since),
}))

function priced({ product, deals }: KeptProduct, { now, shelves }: PricedAt): PricedProduct {
  const stock = shelves.get(product.id) ?? []
  return priceProduct({ ...product, stock }, runningDealOf(deals, now))
}
