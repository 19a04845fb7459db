import { staffToken } from '../fill/fill-shoppers.ts'
import { type Call, load, type Sample } from '../load.ts'
import { importNew } from './import-row.ts'
import { type Bench, bearer, onceEach, type Row } from './row.ts'

/** The products whose pages are asked for and edited, a hundred a list. */
const lists = [1, 2, 3, 4]

type Listed = { _id: string; slug: string; price: number }

async function findProducts(url: string): Promise<Listed[]> {
  const pages = lists.map(page => fetch(`${url}/api/product/new-arrivals?limit=100&page=${page}`))
  return (await Promise.all(pages.map(async page => (await page).json()))).flat()
}

/** Changes the price of some product or other, so often a second, until it is stopped. */
function startEdits(url: string, products: readonly Listed[], perSecond: number) {
  const edits = new Set<Promise<unknown>>()
  let nth = 0
  const timer = setInterval(() => {
    const product = products[(nth++ * 7) % products.length]
    if (!product) return
    const edit = fetch(`${url}/api/product/quick-edit/${product._id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(staffToken) },
      body: JSON.stringify({ price: product.price + (nth % 9) + 1 }),
    }).then(answer => {
      if (!answer.ok) throw new Error(`The price was refused: ${answer.status}`)
    })
    edits.add(edit)
  }, 1_000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(edits)
  }
}

/** Each connection asks in an order of its own. */
const shuffled = (calls: readonly Call[]) => (connection: number) =>
  calls.flatMap((_, nth) => calls[(nth * 7 + connection * 37) % calls.length] ?? [])

/** Asks for each once, so that all are kept, and then for all of them at random. */
async function loadOf(
  { url, seconds }: Bench,
  paths: readonly string[],
  start: () => () => Promise<unknown> = () => async () => {},
): Promise<Sample> {
  const calls = paths.map(path => ({ path }))
  await onceEach(url, calls)
  const stop = start()
  const sample = await load({ url, calls: shuffled(calls), seconds: Math.max(seconds, 3) })
  await stop()
  return sample
}

type Paths = (products: readonly Listed[], bench: Bench) => string[]
/** What goes on meanwhile; resolves with what ends it. */
type Meanwhile = (bench: Bench, products: readonly Listed[]) => () => Promise<unknown>

/** The same requests while the staff work, and as the floor without. */
const underEdits = (name: string, ratio: number, pathsOf: Paths, meanwhile: Meanwhile): Row => ({
  name: `under edits: ${name}`,
  measure: async bench => {
    const products = await findProducts(bench.url)
    return loadOf(bench, pathsOf(products, bench), () => meanwhile(bench, products))
  },
  floor: async bench => loadOf(bench, pathsOf(await findProducts(bench.url), bench)),
  gate: { ratio },
})

const edits =
  (perSecond: number): Meanwhile =>
  ({ url }, products) =>
    startEdits(url, products, perSecond)

const importing: Meanwhile = bench => {
  const imported = importNew(bench)
  return () => imported
}

const productPages: Paths = products => products.map(({ slug }) => `/product/${slug}`)
const answers: Paths = products => products.map(({ slug }) => `/api/product/product/${slug}`)
const homeAndLists: Paths = (_, { world: { category } }) => [
  ...['/', `/category/${category}`, `/api/product/browse?category=${category}`],
  ...['/api/product/new-arrivals', '/api/order/hot-selling', '/api/deals/active-deals'],
]

/** What the public sees while prices change and products come in, beside the same at rest. */
export const editRows: Row[] = [
  underEdits('400 product pages, a price a second', 0.8, productPages, edits(1)),
  underEdits('400 products (API), a price a second', 0.85, answers, edits(1)),
  underEdits('home and lists, a price a second', 0.8, homeAndLists, edits(1)),
  underEdits('400 product pages, ten prices a second', 0.6, productPages, edits(10)),
  underEdits('400 product pages, a CSV of 1,000', 0.6, productPages, importing),
]
