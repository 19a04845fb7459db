/**
 * Measures search and lists on the embedded database with 10,000 products: `node bench/search.ts`. Prints a table of
 * milliseconds a query or list and exits 1 when the median of any is over the gate.
 */
import { uuidv7 } from 'uuidv7'
import type { BrowseQuery } from '../src/contract/catalogue.ts'
import { categories } from '../src/contract/categories.ts'
import { browseProducts } from '../src/server/catalogue/browse-products.ts'
import { productValues } from '../src/server/catalogue/product-values.ts'
import { searchProducts } from '../src/server/catalogue/search-products.ts'
import { keepTerms } from '../src/server/catalogue/search-queries.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openInMemory } from '../src/server/db/open.ts'
import type { Db } from '../src/server/db/schema.ts'

const productCount = 10_000
const rounds = 30
const clock = () => new Date()
const gateMs = 50
/** All products in one list, which no page of the shop shows. */
const wholeShopGateMs = 400

const queries = [
  ...['kurta', 'cotton', 'women', 'kids', 'embroidered', 'lawn', 'frock', 'printed kurta', 'blue', 'eid'],
  ...['a', 'k', 'ku', 'chi', 'chik', 'chick', 'emb', 'pr kur', 'c c l', 'a b c d e f g h'],
  ...['chikenkari', 'anarkly', 'kurtaa', 'fulkari', 'embroiderd', 'gharrara', 'cotten kurtta', 'blu frok'],
  ...['xyzzy', 'kurta xyzzy', 'qqqqqqqq', 'unfindable words only', '0000', 'zzz zzz'],
  ...['women cotton kurta blue', 'mother daughter', 'girls shalwar kameez', 'nilofer chikankari kurta'],
  ...['pistachio organza gharara', 'product 777', 'چکن', 'the of and'],
]

const inCategory = { category: 'w-printed-kurta' }
const lists: Partial<BrowseQuery>[] = [
  inCategory,
  { ...inCategory, size: ['M'], color: ['Blue'], maxPrice: 60, inStock: true, sort: 'saving' },
  { ...inCategory, page: 20 },
  { q: 'kurta' },
  { q: 'chikenkari', size: ['XS', 'S'] },
]

const sizes = ['XS', 'S', 'M', 'L', 'XL']
const firsts =
  'Nilofer Mehr Gul Saanjh Sheesha Chandni Mehtab Zeenat Rania Noor Laila Sitara Parveen Husna'.split(' ')
const cuts =
  'Kurta,Kurti,Anarkali,Frock,Gharara,Sharara,Angrakha,Shalwar Kameez,Dupatta,Chikankari Kurta'.split(',')
const works = 'Printed Embroidered Phulkari Ajrak Bandhani Gathered Panelled Mirror-work'.split(' ')
const colors = 'Pistachio Blue Rust Ivory Emerald Rose Mustard Indigo Plum Black'.split(' ')
const materials = 'Cotton lawn,Khaddar,Organza,Raw silk,Cotton,Chiffon,Linen'.split(',')

const filler = Array.from({ length: 4_000 }, (_, nth) => `w${(nth * 2_654_435_761).toString(36).slice(-7)}`)

/** Numbers below `below`, the same on every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function makeProduct(nth: number, number: (below: number) => number) {
  const pick = (list: readonly string[]) => list[number(list.length)] ?? ''
  const [color, material, cut] = [pick(colors), pick(materials), pick(cuts)]
  const words = Array.from({ length: 25 }, () => pick(filler)).join(' ')
  const values = productValues({
    title: `${pick(firsts)} ${pick(works)} ${cut} ${nth}`,
    category: categories[number(categories.length)]?.code ?? 'w-printed-kurta',
    description: `A ${color} ${cut} for women and girls in soft cotton, embroidered by hand for Eid. ${words}.`,
    inventory: 5,
    price: 10 + number(100),
    product_images: ['/media/a/960.webp'],
    Color: [{ Color: color }, { Color: `Deep ${color}` }],
    Material: [{ Material: material }],
    Length: [],
    Size: sizes.map(Size => ({ Size })),
    included: [],
  })
  const createdAt = new Date(Date.UTC(2026, 0, 1) + nth * 60_000)
  const id = uuidv7()
  const row = {
    ...values.columns,
    id,
    slug: `product-${nth}`,
    createdAt,
    updatedAt: createdAt,
    publishedAt: createdAt,
  }
  return { row: { ...row, archivedAt: null }, words: values.words }
}

async function fill(db: Db) {
  const number = numbersFrom(7)
  for (let from = 0; from < productCount; from += 500) {
    const products = Array.from({ length: 500 }, (_, more) => makeProduct(from + more, number))
    const rows = products.map(product => product.row)
    await db.insertInto('products').values(rows).execute()
    const stock = rows.flatMap(({ id: productId }) =>
      sizes.map(size => ({ id: uuidv7(), productId, color: '', size, quantity: number(6) })),
    )
    await db.insertInto('stock').values(stock).execute()
    const words = [...new Set(products.flatMap(product => product.words))].sort()
    await db.transaction().execute(tx => keepTerms(tx, words))
  }
}

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

type Result = { name: string; found: number; median: number; p95: number; max: number; gate: number }

/** Times what answers how many it found. */
async function measure(name: string, run: () => Promise<number>, gate = gateMs): Promise<Result> {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    found = await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { name, found, median: part(times, 0.5), p95: part(times, 0.95), max: part(times, 1), gate }
}

const search = (db: Db, query: string) =>
  measure(query, async () => (await searchProducts({ db, clock }, { query, page: 1, limit: 24 })).length)

const browse = (db: Db, query: Partial<BrowseQuery>, gate = gateMs) =>
  measure(
    `list ${JSON.stringify(query)}`,
    async () => (await browseProducts({ db, clock }, { page: 1, limit: 24, ...query })).total,
    gate,
  )

const opened = await openInMemory()
await migrate(opened.db)
await fill(opened.db)
await search(opened.db, 'warming up')
const results: Result[] = []
for (const query of queries) results.push(await search(opened.db, query))
for (const query of lists) results.push(await browse(opened.db, query))
results.push(await browse(opened.db, { sort: 'price-asc', inStock: true }, wholeShopGateMs))
await opened.close()

const ms = (value: number) => value.toFixed(1).padStart(8)
console.info(`${'median'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}${'found'.padStart(7)}  query`)
for (const { name, found, median, p95, max } of results) {
  console.info(`${ms(median)}${ms(p95)}${ms(max)}${String(found).padStart(7)}  ${name}`)
}
const slow = results.filter(result => result.median > result.gate)
console.info(
  slow.length === 0
    ? 'Every median is within its gate.'
    : `Over the gate: ${slow.map(({ name, gate }) => `${name} (${gate} ms)`).join(', ')}`,
)
process.exitCode = slow.length === 0 ? 0 : 1
