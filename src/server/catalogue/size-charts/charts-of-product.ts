import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import type { ProductCharts } from '../../../contract/catalogue/size-charts.ts'
import type { Deps } from '../../deps.ts'
import { noSuchProduct } from '../product/get-product.ts'
import { findByIdOrSlug } from '../product/queries.ts'
import { toWireChart } from './chart-wire.ts'
import { findCharts, findOfCategories, findOfProduct } from './queries.ts'

/** A size guide with more of them would be read by nobody. */
const maxShown = 4

/**
 * The size charts of a listed product: its own, or else that of its category or group, then those that are shown with every
 * chart. Empty where it has none.
 * @throws not_found for a product that is unknown or not listed
 */
export async function chartsOfProduct(
  { db, clock, categories }: Pick<Deps, 'db' | 'clock' | 'categories'>,
  idOrSlug: string,
): Promise<ProductCharts> {
  const product = await findByIdOrSlug(db, idOrSlug, clock())
  if (!product) throw noSuchProduct()
  const charts = await findCharts(db)
  if (charts.length === 0) return { charts: [] }
  const ownId = (await findOfProduct(db, product.id))?.chartId ?? (await chartOfCategory())
  const own = charts.find(({ id }) => id === ownId)
  const others = charts.filter(({ id, everywhere }) => everywhere && id !== ownId)
  return { charts: own ? [own, ...others].slice(0, maxShown).map(toWireChart) : [] }

  async function chartOfCategory(): Promise<string | undefined> {
    const { code, group } = categoryOf(categories.current().groups, product?.category ?? '') ?? {}
    if (!code || !group) return undefined
    const found = await findOfCategories(db, [code, group.code])
    return [code, group.code].flatMap(each => found.find(({ category }) => category === each) ?? [])[0]
      ?.chartId
  }
}
