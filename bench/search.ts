import type { BrowseQuery } from '../src/contract/product-lists.ts'
import { browseProducts } from '../src/server/catalogue/lists/browse-products.ts'
import { searchProducts } from '../src/server/catalogue/lists/search-products.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openInMemory } from '../src/server/db/open.ts'
import type { Db } from '../src/server/db/schema.ts'
import { measure, type Result, tell } from './measure.ts'
import { fillProducts } from './products.ts'

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

const search = (db: Db, query: string) =>
  measure(
    query,
    async () => (await searchProducts({ db, clock }, { query, page: 1, limit: 24 })).length,
    gateMs,
  )

const browse = (db: Db, query: Partial<BrowseQuery>, gate = gateMs) =>
  measure(
    `list ${JSON.stringify(query)}`,
    async () => (await browseProducts({ db, clock }, { page: 1, limit: 24, ...query })).total,
    gate,
  )

const opened = await openInMemory()
await migrate(opened.db)
await fillProducts(opened.db)
await search(opened.db, 'warming up')
const results: Result[] = []
for (const query of queries) results.push(await search(opened.db, query))
for (const query of lists) results.push(await browse(opened.db, query))
results.push(await browse(opened.db, { sort: 'price-asc', inStock: true }, wholeShopGateMs))
await opened.close()
tell(results)
