import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import type { ProductCharts } from '../../../contract/catalogue/size-charts.ts'
import { idsIn } from '../../db/in-one-statement.ts'
import { prepareStatement } from '../../db/prepare-statement.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noSuchProduct } from '../product/get-product.ts'
import { selectListedByName } from '../product/slug-queries.ts'
import { toWireChart } from './chart-wire.ts'
import { selectCategories, selectCharts, selectOfProducts } from './queries.ts'

/** A size guide with more of them would be read by nobody. */
const maxShown = 4

/**
 * The size charts of a listed product: its own, or else that of its category or group; after measures of the garment those of
 * the body that its category or group has; then those that are offered with every chart. Empty where it has none.
 * @throws not_found for a product that is unknown or not listed
 */
export async function chartsOfProduct(
  { db, clock, categories }: Pick<Deps, 'db' | 'clock' | 'categories'>,
  idOrSlug: string,
): Promise<ProductCharts> {
  const { listed, charts, ofProduct, ofCategories } = await readCharts(db, { name: idOrSlug, now: clock() })
  const [product] = listed
  if (!product) throw noSuchProduct()
  const { code, group } = categoryOf(categories.current().groups, product.category) ?? {}
  const ofCategory = (asked?: string) => ofCategories.find(({ category }) => category === asked)
  const [own, ...wider] = [ofProduct[0], ofCategory(code), ofCategory(group?.code)].flatMap(
    use => charts.find(({ id }) => id === use?.chartId) ?? [],
  )
  if (!own) return { charts: [] }
  const body = own.kind === 'garment' ? wider.filter(({ kind }) => kind === 'body').slice(0, 1) : []
  const others = charts.filter(({ everywhere }) => everywhere)
  return { charts: [...new Set([own, ...body, ...others])].slice(0, maxShown).map(toWireChart) }
}

const readCharts = prepareStatement((db: Db, asked: { name: string; now: Date }) => ({
  listed: selectListedByName(db, asked).select(['id', 'category']),
  charts: selectCharts(db),
  ofProduct: selectOfProducts(db, idsIn('listed')),
  ofCategories: selectCategories(db),
}))
