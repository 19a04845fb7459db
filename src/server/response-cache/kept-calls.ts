import { api } from '../../contract/api.ts'
import type { Endpoint, InputOf, ResultOf } from '../../contract/endpoint.ts'
import { names } from '../notices/notice.ts'

/** The names that an answer depends on; `answer` is null where the call was refused. */
type DependsOn<E extends Endpoint> = (input: InputOf<E>, answer: ResultOf<E> | null) => readonly string[]

type Shown = { _id: string; slug: string; category: string }

/** Products as they are shown, with their prices and their stock. */
const shown = (products: readonly Shown[] = []) => [
  'deals',
  ...products.flatMap(({ _id }) => [names.product(_id), names.stock(_id)]),
]

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
/** A product found by its own address keeps it until it changes itself; any other address may come to lead elsewhere. */
function asked(idOrSlug: string, found?: Shown | null) {
  if (isId(idOrSlug)) return [names.product(idOrSlug)]
  return idOrSlug === found?.slug ? [] : [names.listing]
}

/**
 * What a list of one category, or of the whole shop, depends on. Of an empty list, and of the code of a group or one that
 * leads to another, it is not known here which categories it is of.
 */
function list(products: readonly Shown[] | undefined, code: string | undefined) {
  return [
    code !== undefined && products?.[0]?.category === code ? names.category(code) : names.shop,
    names.availability,
    ...shown(products),
  ]
}

const declare = <E extends Endpoint>(row: E, dependsOn: DependsOn<E>) => ({
  row,
  // `dependenciesOf` finds it by the row that was called.
  dependsOn: dependsOn as unknown as DependsOn<Endpoint>,
})

/** The calls of the API that everybody gets the same answer from, with what each answer depends on. */
const declared = [
  declare(api.catalogue.newArrivals, (_, products) => [names.listing, ...shown(products ?? [])]),
  declare(api.catalogue.byCategory, ({ params, query: { page, limit, sort, ...filters } }, products) => {
    const [first] = products ?? []
    const isNewest = sort === 'newest' && Object.values(filters).every(value => value === undefined)
    // The newest change with what is listed, other orders and filters with any product that may be among them.
    if (isNewest && first) return [names.listingOf(first.category), ...shown(products ?? [])]
    return list(products ?? [], params.id)
  }),
  declare(api.catalogue.get, ({ params }, product) => [
    ...asked(params.id, product),
    ...shown(product ? [product] : []),
  ]),
  declare(api.catalogue.links, ({ params }, links) => [
    ...asked(params.id),
    ...(isId(params.id) ? [] : [names.links]),
    ...shown(links ? [...links.pair, ...links.look, ...links.instead] : []),
  ]),
  declare(api.catalogue.pairs, (_, answer) => [
    names.links,
    ...shown(answer?.pairs.flatMap(({ products }) => products)),
  ]),
  declare(api.collections.shown, () => []),
  declare(api.sizeCharts.ofProduct, ({ params }) => [...asked(params.id), 'size charts']),
  declare(api.pages.shown, () => []),
  declare(api.catalogue.browse, ({ query }, answer) => {
    const isOfCategory = query.q === undefined && query.collection === undefined
    return list(answer?.products, isOfCategory ? query.category : undefined)
  }),
  declare(api.catalogue.some, ({ query }, products) => [
    ...query.ids.map(names.product),
    ...shown(products ?? []),
  ]),
  declare(api.orders.hotSelling, (_, best) => [
    'sales',
    names.listing,
    names.availability,
    ...shown(best?.map(({ productId }) => productId)),
  ]),
  declare(api.deals.active, (_, answer) => [
    'sales',
    names.listing,
    ...shown(answer?.deals.flatMap(({ products }) => products)),
  ]),
]
const search = declare(api.catalogue.search, (_, products) => [names.shop, ...shown(products ?? [])])

const byRow = new Map<Endpoint, DependsOn<Endpoint>>(
  [...declared, search].map(({ row, dependsOn }) => [row, dependsOn]),
)

/** What the outcome of a call depends on; null for a call whose answers may not be kept. */
export const dependenciesOf = (row: Endpoint, input: InputOf<Endpoint>, answer: unknown) =>
  // The handler of this row gave the answer.
  byRow.get(row)?.(input, answer as ResultOf<Endpoint> | null) ?? null

export const keptCalls = declared.map(({ row }) => ({
  path: row.path.replace(/\{(\w+)\}/g, ':$1'),
  query: Object.keys(row.query.shape),
}))
