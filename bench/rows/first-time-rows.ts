import { sortOrders } from '../../src/contract/catalogue/sort-orders.ts'
import { specifiedCodes } from '../../src/server/catalogue/categories/load-categories.ts'
import { colours, cuts, firstNames, slugOf, works } from '../fill/fill-products.ts'
import { searchCall } from './kept-rows.ts'
import { type Bench, onceEach, type Row } from './row.ts'

/** Short, long, misspelt, unknown and foreign words, which cost a search the most. */
const hardWords = [
  ...['a', 'k', 'ku', 'chi', 'chik', 'chick', 'emb', 'pr kur', 'c c l', 'a b c d e f g h'],
  ...['chikenkari', 'anarkly', 'kurtaa', 'fulkari', 'embroiderd', 'gharrara', 'cotten kurtta', 'blu frok'],
  ...['xyzzy', 'kurta xyzzy', 'qqqqqqqq', 'unfindable words only', '0000', 'zzz zzz'],
  ...['women cotton kurta blue', 'mother daughter', 'girls shalwar kameez', 'nilofer chikankari kurta'],
  ...['pistachio organza gharara', 'product 777', 'چکن', 'the of and'],
]

const misspelt = (word: string) => word.slice(0, 2) + word.slice(3)

const titles = works.flatMap(work => cuts.flatMap(cut => firstNames.map(name => [name, work, cut] as const)))

/** Searches as shoppers type them, each another: whole words, beginnings, misspelt, with a colour. */
const searches = [
  ...hardWords,
  ...titles.map(([name, work, cut], nth) => {
    const colour = colours[nth % colours.length]
    const forms = [
      `${work} ${cut}`,
      `${colour} ${cut} ${name}`,
      `${name} ${misspelt(work)}`,
      `${name} ${work.slice(0, 4)}`,
      `${misspelt(name)} ${colour}`,
    ]
    return `${forms[nth % forms.length]} ${nth % 9 === 0 ? nth : ''}`.trim()
  }),
]

/** Lists with filters, each another. */
const filtered = specifiedCodes.flatMap(code =>
  colours.flatMap(colour =>
    ['S', 'M', 'L,XL'].flatMap(size =>
      sortOrders.map((sort, nth) => {
        const query = { category: code, size, color: colour, maxPrice: `${40 + nth * 7}`, inStock: '1', sort }
        return `/api/product/browse?${new URLSearchParams(query)}`
      }),
    ),
  ),
)

/** The page of every category, each time up to another price. */
const categoryPages = Array.from({ length: 60 }, (_, nth) =>
  specifiedCodes.map(code => `/category/${code}?maxPrice=${200 + nth}`),
).flat()

const mixed = <T>(list: readonly T[]): T[] => list.map((_, nth) => list[(nth * 7_919) % list.length] as T)

const pathsOnce = (name: string, paths: (bench: Bench) => readonly string[]) => async (bench: Bench) => {
  const { url, world, once } = bench
  return onceEach(
    url,
    world.take(name, paths(bench), once).map(path => ({ path })),
  )
}

/** What the shop cannot have kept, because nobody asked for it before. */
export const firstTimeRows: Row[] = [
  {
    name: 'product page, first time',
    measure: pathsOnce('product pages', ({ world }) =>
      Array.from({ length: world.productCount / 2 }, (_, nth) => `/product/${slugOf(nth)}`),
    ),
  },
  { name: 'category page, first time', measure: pathsOnce('category pages', () => categoryPages) },
  {
    name: 'search, first time (API)',
    measure: async ({ url, world, once }) =>
      onceEach(url, world.take('searches', searches, once).map(searchCall)),
    gate: { p99: 50 },
  },
  {
    name: 'list with filters, first time (API)',
    measure: pathsOnce('filtered', () => mixed(filtered)),
    gate: { p99: 50 },
  },
]
