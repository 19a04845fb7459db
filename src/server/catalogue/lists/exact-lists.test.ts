import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { deafNotices } from '../../../../test-support/deaf-notices.ts'
import { makeUser, productInput } from '../../../../test-support/factories.ts'
import { setStock } from '../../../../test-support/set-stock.ts'
import { colourFamily, isWantedColour } from '../../../contract/catalogue/colour-family.ts'
import { normaliseValue, toFilterValue } from '../../../contract/catalogue/filter-value.ts'
import type { BrowseQuery } from '../../../contract/catalogue/product-lists.ts'
import { filterTextNames, mapFilterTexts } from '../../../contract/catalogue/public-texts.ts'
import { type SortOrder, sortOrders } from '../../../contract/catalogue/sort-orders.ts'
import { choicesOf, piecesLeft } from '../../../contract/catalogue/stock.ts'
import { seconds } from '../../../contract/durations.ts'
import { offsetOf } from '../../../contract/lists.ts'
import { ApiError } from '../../../web/api/error.ts'
import { openNotices } from '../../notices/open-notices.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { optionValuesOf, type PricedProduct } from '../product/product.ts'
import { findMatchingIds } from '../search/find-matches.ts'
import { browseProducts } from './browse-products.ts'
import type { FacetCounts } from './facets.ts'
import type { Filters } from './filters.ts'
import { fromWireFilters, toWireFacets } from './lists-wire.ts'
import { priceBands } from './price-bands.ts'
import { openProductLists } from './product-index/open-product-lists.ts'
import { bySize } from './size-order.ts'

const shop = await createTestApp()
const { client } = await makeUser(shop, 'admin')
const notices = await openNotices(shop, shop.deps.newId)
afterAll(() => notices.stop())
const loaders = {
  memory: openProductLists({ ...shop.deps, notices }),
  database: openProductLists({ ...shop.deps, notices: deafNotices }),
}

const [one, other] = ['w-printed-kurta', 'w-mommy-and-me']
const colours = ['Rose', 'rose', 'Blush', 'Plaid, fine', 'Plaid fine', 'Blue'].map((Color, nth) => ({
  Color,
  ...(nth % 2 ? { hex: `#00000${nth}` } : { img: { original: `/media/${nth}/960.webp` } }),
}))
const sizes = ['S', 'M', 'm', '2-3Y', 'tall, wide'].map(Size => ({ Size }))
const texts = ['eid', 'winter 2026']
const quantity = fc.constantFrom(0, 0, 1, 7)

/** A product in any of these colours and sizes, its stock counted in any way. */
const input = fc
  .record({
    title: fc.constantFrom('Kurta', 'Frock', 'Embroidered kurta'),
    category: fc.constantFrom(one, other),
    price: fc.constantFrom(10, 20.5, 30, 45),
    displayPrice: fc.constantFrom(null, 35, 120),
    Color: fc.shuffledSubarray(colours),
    Size: fc.shuffledSubarray(sizes),
    ...mapFilterTexts(() => fc.constantFrom('', ...texts)),
    countedBy: fc.record({ color: fc.boolean(), size: fc.boolean() }),
    quantities: fc.infiniteStream(quantity),
  })
  .map(({ countedBy, quantities, ...changes }) => {
    const [byColor, bySize] = [
      countedBy.color ? changes.Color.map(({ Color }) => Color) : [],
      countedBy.size ? changes.Size.map(({ Size }) => Size) : [],
    ]
    const next = () => quantities.next().value ?? 0
    const stock = choicesOf({ colours: byColor, sizes: bySize }).map(choice => ({
      ...choice,
      quantity: next(),
    }))
    return productInput({ ...changes, stock })
  })

const nth = fc.nat(100)
const later = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString()

async function idAt(index: number): Promise<string> {
  const rows = await shop.db.selectFrom('products').select('id').orderBy('id').execute()
  return rows[index % rows.length]?.id ?? 'none yet'
}

const travel = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** What may happen in a shop. */
const event = fc.oneof(
  { weight: 4, arbitrary: input.map(body => () => client.catalogue.add({ body })) },
  fc.tuple(nth, input).map(
    ([index, body]) =>
      async () =>
        client.catalogue.edit({ params: { id: await idAt(index) }, body }),
  ),
  fc.tuple(nth, input).map(
    ([wait, body]) =>
      () =>
        client.catalogue.add({ body: { ...body, status: 'published', publishAt: later(seconds(wait)) } }),
  ),
  nth.map(index => async () => client.catalogue.remove({ params: { id: await idAt(index) } })),
  fc.tuple(nth, quantity).map(([index, left]) => async () => {
    await setStock(shop.db, left, await idAt(index))
  }),
  fc.tuple(nth, fc.integer({ min: 1, max: 90 })).map(
    ([index, percentOff]) =>
      async () =>
        client.deals.create({
          body: {
            products: [await idAt(index), await idAt(index + 1)],
            percentOff,
            startDate: later(seconds(index % 9)),
            endDate: later(seconds(10 + index)),
          },
        }),
  ),
  nth.map(wait => async () => travel(seconds(wait))),
)

/** The shop may refuse what makes no sense, such as a deal for a product that is gone. */
function ifRefused(error: unknown): void {
  if (!(error instanceof ApiError && [400, 404, 409].includes(error.status))) throw error
}

const named = <T>(values: readonly T[], nameOf: (value: T) => string) =>
  fc.option(fc.subarray(values.map(value => toFilterValue(nameOf(value)).toUpperCase())), { nil: undefined })

const query: fc.Arbitrary<BrowseQuery> = fc.record({
  category: fc.constantFrom(undefined, one, other),
  q: fc.constantFrom(undefined, undefined, 'kurta', 'embroidered'),
  size: named(sizes, ({ Size }) => Size),
  color: named([...colours, { Color: 'Pink' }], ({ Color }) => Color),
  minPrice: fc.constantFrom(undefined, 0, 20.5, 31),
  maxPrice: fc.constantFrom(undefined, 20.5, 30, 100),
  inStock: fc.constantFrom(undefined, false, true),
  ...mapFilterTexts(() => named(texts, text => text)),
  sort: fc.constantFrom(undefined, ...sortOrders),
  page: fc.constantFrom(0, 1, 2),
  limit: fc.constantFrom(1, 3, 24),
})

/** What the product says of each text that lists are filtered by. */
const textsIn = (product: PricedProduct) => filterTextNames.map(name => normaliseValue(product[name]))

/** Whether a product passes the filters, as the contract defines it. */
const passes = (product: PricedProduct, { sizes, colours, texts, minCents, maxCents, inStock }: Filters) =>
  product.priceCents >= minCents &&
  product.priceCents <= maxCents &&
  texts.every((wanted, nth) => wanted.length === 0 || wanted.includes(textsIn(product)[nth] ?? '')) &&
  choicesOf(optionValuesOf(product)).some(
    choice =>
      (sizes.length === 0 || sizes.includes(normaliseValue(choice.size))) &&
      (colours.length === 0 || isWantedColour(colours, choice.color)) &&
      (!inStock || piecesLeft(product.stock, choice) > 0),
  )

const noFilters: Filters = {
  texts: filterTextNames.map(() => []),
  sizes: [],
  colours: [],
  minCents: 0,
  maxCents: Number.POSITIVE_INFINITY,
  inStock: false,
}

/** The facets by what their counts mean: how many products there would be with that value. */
function expectedFacets(list: readonly PricedProduct[], filters: Filters): FacetCounts {
  const count = (changes: Partial<Filters>, others = filters) =>
    list.filter(product => passes(product, { ...others, ...changes })).length
  const firstOf = <T>(values: readonly T[], nameOf: (value: T) => string) =>
    values.filter(
      (value, index) =>
        values.findIndex(each => normaliseValue(nameOf(each)) === normaliseValue(nameOf(value))) === index,
    )
  const everyColour = list.flatMap(({ id, colours }) =>
    colours.map(({ name }) => ({ name, firstProductId: id })),
  )
  const families = new Set(everyColour.map(({ name }) => normaliseValue(colourFamily(name))))
  const frequency = (colour: string) => count({ colours: [colour] }, noFilters)
  return {
    sizes: firstOf(
      list.flatMap(product => product.sizes),
      size => size,
    )
      .map(size => ({ value: toFilterValue(size), count: count({ sizes: [normaliseValue(size)] }) }))
      .sort((a, b) => bySize(a.value, b.value)),
    colours: [
      ...firstOf(everyColour, ({ name }) => colourFamily(name)).map(colour => ({
        ...colour,
        value: colourFamily(colour.name),
      })),
      ...firstOf(everyColour, ({ name }) => name)
        .map(colour => ({ ...colour, value: toFilterValue(colour.name) }))
        .filter(
          ({ value }) =>
            filters.colours.includes(normaliseValue(value)) && !families.has(normaliseValue(value)),
        ),
    ]
      .map(colour => ({ ...colour, key: normaliseValue(colour.value) }))
      .sort((a, b) => frequency(b.key) - frequency(a.key) || (a.key < b.key ? -1 : 1))
      .map(({ key, ...colour }) => ({ ...colour, count: count({ colours: [key] }) })),
    texts: filters.texts.map((_, nth) => {
      const values = new Set(list.flatMap(product => textsIn(product)[nth] || []))
      const wanting = (key: string) => count({ texts: filters.texts.with(nth, [key]) })
      return [...values]
        .map(key => ({ value: toFilterValue(key), count: wanting(key) }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    }),
    prices: priceBands(list.map(({ priceCents }) => priceCents)).map(({ minCents, maxCents }) => ({
      minCents,
      maxCents,
      count: count({ minCents, maxCents: maxCents ?? noFilters.maxCents }),
    })),
    inStock: count({ inStock: true }),
  }
}

const saving = (product: PricedProduct) => product.displayPriceCents - product.priceCents
const compareBy: Record<SortOrder, (a: PricedProduct, b: PricedProduct) => number> = {
  newest: () => 0,
  'price-asc': (a, b) => a.priceCents - b.priceCents,
  'price-desc': (a, b) => b.priceCents - a.priceCents,
  saving: (a, b) => saving(b) - saving(a),
}

/** The list by the plainest means, from products that are read one and all. */
async function expectedList(asked: BrowseQuery) {
  const now = shop.clock.now
  const rows = await shop.db
    .selectFrom('products')
    .select('id')
    .where('archivedAt', 'is', null)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const newest = rows.map(({ id }) => id)
  const ids = asked.q === undefined ? newest : await findMatchingIds(shop.db, asked.q, now)
  const products = await loadListedInOrder(shop.db, ids, now)
  const list = products.filter(({ category }) => asked.category === undefined || category === asked.category)
  const filters = fromWireFilters(asked)
  const filtered = list.filter(product => passes(product, filters))
  const { sort } = asked
  const byAge = (a: PricedProduct, b: PricedProduct) => newest.indexOf(a.id) - newest.indexOf(b.id)
  const sorted = sort ? filtered.toSorted((a, b) => compareBy[sort](a, b) || byAge(a, b)) : filtered
  const coloursOf = new Map(list.map(({ id, colours }) => [id, colours]))
  return {
    ids: sorted.slice(offsetOf(asked), offsetOf(asked) + asked.limit).map(({ id }) => id),
    total: filtered.length,
    all: list.length,
    facets: toWireFacets(expectedFacets(list, filters), coloursOf),
  }
}

test('whatever changes, a list from memory is the one that the database has', async () => {
  const random = fc.asyncProperty(
    fc.array(fc.tuple(event, fc.array(query, { minLength: 1, maxLength: 4 })), {
      minLength: 1,
      maxLength: 8,
    }),
    async happening => {
      for (const [happen, queries] of happening) {
        await happen().catch(ifRefused)
        travel(1)
        await notices.waitForNotices()
        for (const asked of queries) {
          const expected = await expectedList(asked)
          for (const [name, loadList] of Object.entries(loaders)) {
            const { products, ...rest } = await browseProducts({ ...shop.deps, loadList }, asked)
            const ids = products.map(({ _id }) => _id)
            expect({ name, ids, ...rest }).toEqual({ name, ...expected })
          }
        }
      }
    },
  )
  await fc.assert(random, { numRuns: 25 })
})
