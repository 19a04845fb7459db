import { shownGroups } from '../../../contract/catalogue/category-groups.ts'
import type { ApiClient } from '../../api/client.ts'
import { apiContext, type PageSettings, shopContext } from '../../api/context.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { paths } from '../../paths.ts'
import type { IndexedPage } from '../../search-engine-pages.ts'
import type { Route } from './+types/sitemap.ts'
import { allProducts, countProducts } from './all-products.ts'
import { escapeXml } from './escape-xml.ts'
import { xmlResponse } from './xml-response.ts'

type Entry = { path: string; changed?: string }

/** Products of one file. The protocol allows 50,000 addresses; a file of fewer is made in seconds and kept. */
const productsOfFile = 12_000

/**
 * Every public page, by the sitemap protocol (sitemaps.org); products with the date of their last change. A shop of more
 * products has an index of several files, which differ by `part`.
 */
export async function loader({ context, params, url, request }: Route.LoaderArgs) {
  const [shop, api] = [context.get(shopContext), context.get(apiContext)]
  const files = Math.max(1, Math.ceil((await countProducts(api)) / productsOfFile))
  const origin = publicOrigin(shop, url)
  const part = params.part === undefined ? 1 : Number(/^([1-9]\d*)\.xml$/.exec(params.part)?.[1])
  if (params.part !== undefined && !(part <= files)) throw new Response('Not found', { status: 404 })
  const isIndex = params.part === undefined && files > 1
  const text = isIndex ? sitemapIndex(origin, files) : sitemap(origin, shop, api, part)
  return xmlResponse(request, 'application/xml', text)
}

async function* sitemapIndex(origin: string, files: number): AsyncGenerator<string> {
  const addresses = Array.from({ length: files }, (_, nth) => origin + paths.sitemapPart(nth + 1))
  yield `${start}<sitemapindex xmlns="${protocol}">
${addresses.map(address => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
}

async function* sitemap(
  origin: string,
  shop: PageSettings,
  api: ApiClient,
  part: number,
): AsyncGenerator<string> {
  let head = `${start}<urlset xmlns="${protocol}">\n`
  if (part === 1) head += toXml(origin, await listsOf(shop, api))
  for await (const products of allProducts(api, { part, size: productsOfFile })) {
    const entries = products.map(({ slug, updated_at }) => ({
      path: paths.product(slug),
      changed: updated_at.slice(0, 10),
    }))
    yield head + toXml(origin, entries)
    head = ''
  }
  yield '</urlset>\n'
}

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** All pages but those of products. */
async function listsOf(shop: PageSettings, api: ApiClient): Promise<Entry[]> {
  const codes = shownGroups(shop.groups).flatMap(({ code, categories }) => [
    code,
    ...categories.map(category => category.code),
  ])
  const { collections } = await api.collections.shown()
  const addresses: Record<Exclude<IndexedPage, 'product'>, string[]> = {
    home: [paths.home()],
    category: codes.map(paths.category),
    page: shop.pages.map(({ slug }) => paths.page(slug)),
    collection: collections.map(({ slug }) => paths.collection(slug)),
  }
  return Object.values(addresses).flatMap(list => list.map(path => ({ path })))
}

const toXml = (origin: string, entries: Entry[]): string =>
  entries.map(entry => `${urlOf(origin, entry)}\n`).join('')

const urlOf = (origin: string, { path, changed }: Entry): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
