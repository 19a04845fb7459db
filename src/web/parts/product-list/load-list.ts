import type { BrowseQuery, BrowseResult, Facets } from '../../../contract/product-lists.ts'
import type { ApiClient } from '../../api/client.ts'
import { type CardProduct, cardOf } from '../product/card-product.ts'
import { type AppliedFilter, withoutEachFilter } from './applied-filters.ts'
import { dropUnknownFilters } from './drop-unknown-filters.ts'
import { type ListQuery, readListQuery } from './list-query.ts'
import { readShown } from './shown-count.ts'

/** Which list: of a category, of a search's words, or of the whole shop. */
type Scope = Pick<BrowseQuery, 'category' | 'q'>

/** A list as a page shows it. */
export type LoadedList = {
  /** How it is narrowed and ordered, in the shop's own spelling. */
  query: ListQuery
  /** The part that is shown, as cards. */
  products: CardProduct[]
  /** How many the filters let through. */
  total: number
  /** How many there are without any. */
  all: number
  facets: Facets
  /** When the filters let nothing through: which one to take away, and how many are shown then. */
  waysOut: (AppliedFilter & { total: number })[]
}

type Browse = ApiClient['catalogue']['browse']
type BrowseRequest = NonNullable<Parameters<Browse>[0]>['query']

/** What an address shows of a list. Filters the list does not know are passed over. Throws `ApiError`. */
export async function loadList(browse: Browse, scope: Scope, search: URLSearchParams): Promise<LoadedList> {
  const asked = readListQuery(search)
  const shown = readShown(search)
  const first = await readPart(browse, { ...scope, ...toBrowse(asked) }, shown)
  const query = dropUnknownFilters(asked, first.facets)
  const known = query.size.length === asked.size.length && query.color.length === asked.color.length
  const found = known ? first : await readPart(browse, { ...scope, ...toBrowse(query) }, shown)
  const { products, ...rest } = found
  const waysOut = rest.total === 0 ? await findLooserFilters(browse, scope, query) : []
  return { ...rest, query, products: products.map(cardOf), waysOut }
}

/** The most that one call answers. */
const maxPageSize = 240

/** The first `shown` products: one call, and more at once for a list that has grown long. */
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

/** In the words of the API, which wants several values separated by commas. */
const toBrowse = ({ size, color, inStock, ...rest }: ListQuery) => ({
  ...rest,
  size: size.join(',') || undefined,
  color: color.join(',') || undefined,
  inStock: inStock ? ('1' as const) : undefined,
})
