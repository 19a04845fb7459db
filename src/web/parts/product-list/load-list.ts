import type { BrowseQuery, BrowseResult, Facets } from '../../../contract/catalogue/product-lists.ts'
import { mapValueFilters, valueFilterNames, valueFilters } from '../../../contract/catalogue/value-filters.ts'
import type { ApiClient } from '../../api/client.ts'
import { cardInList } from '../product/card-in-list.ts'
import type { CardProduct } from '../product/card-product.ts'
import { type AppliedFilter, withoutEachFilter } from './applied-filters.ts'
import { type ListQuery, readListQuery, sameName } from './list-query.ts'
import { readShown } from './shown-count.ts'

/** Which list: a category's, a collection's, a search's, or the whole shop's. */
type Scope = Pick<BrowseQuery, 'category' | 'collection' | 'q'>

/** A list as a page shows it. */
export type LoadedList = {
  /** Its filters and order, spelt as the shop spells them. */
  query: ListQuery
  /** The products shown, as cards. */
  products: CardProduct[]
  /** How many products match the filters. */
  total: number
  /** How many there are without filters. */
  all: number
  facets: Facets
  /** When nothing matches: each filter that could be removed, with how many products that would show. */
  waysOut: (AppliedFilter & { total: number })[]
}

type Browse = ApiClient['catalogue']['browse']
/** Where a list is asked for, and whose days its deals end on. */
type Source = { browse: Browse; timeZone: string }
type BrowseRequest = NonNullable<Parameters<Browse>[0]>['query']

/** Loads the list an address asks for. Unknown filters are ignored. Throws `ApiError`. */
export async function loadList(
  { browse, timeZone }: Source,
  scope: Scope,
  search: URLSearchParams,
): Promise<LoadedList> {
  const asked = readListQuery(search)
  const shown = readShown(search)
  const first = await readPart(browse, { ...scope, ...toBrowse(asked) }, shown)
  const query = dropUnknownFilters(asked, first.facets)
  const known = valueFilterNames.every(name => query[name].length === asked[name].length)
  const found = known ? first : await readPart(browse, { ...scope, ...toBrowse(query) }, shown)
  const { products, ...rest } = found
  const waysOut = rest.total === 0 ? await findLooserFilters(browse, scope, query) : []
  return { ...rest, query, products: products.map(product => cardInList(product, query, timeZone)), waysOut }
}

/** The most products one call returns. */
const maxPageSize = 240

/** The first `shown` products: one call, or several at once for a long list. */
async function readPart(browse: Browse, query: BrowseRequest, shown: number): Promise<BrowseResult> {
  const limit = Math.min(shown, maxPageSize)
  const first = await browse({ query: { ...query, limit } })
  const pages = Math.ceil(Math.min(shown, first.total) / limit)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    browse({ query: { ...query, limit, page: index + 2 } }),
  )
  const parts = [first, ...(await Promise.all(others))]
  return { ...first, products: parts.flatMap(part => part.products).slice(0, shown) }
}

async function findLooserFilters(browse: Browse, scope: Scope, query: ListQuery) {
  const ways = await Promise.all(
    withoutEachFilter(query).map(async way => {
      const { total } = await browse({ query: { ...scope, ...toBrowse(way.without), limit: 1 } })
      return { ...way, total }
    }),
  )
  return ways.filter(way => way.total > 0)
}

/** As the API takes them, several values separated by commas. */
const toBrowse = ({ inStock, ...query }: ListQuery) => ({
  ...query,
  ...mapValueFilters(name => query[name].join(',') || undefined),
  inStock: inStock ? ('1' as const) : undefined,
})

/** The same query without sizes, colours and the like that the list does not have, spelt as the list spells them. */
const dropUnknownFilters = (query: ListQuery, facets: Facets): ListQuery => ({
  ...query,
  ...mapValueFilters(name => known(query[name], facets[valueFilters[name].facet])),
})

const known = (wanted: string[], values: { value: string }[]): string[] =>
  wanted.flatMap(name => values.find(({ value }) => sameName(value, name))?.value ?? [])
