import { shownGroups } from '../../../contract/catalogue/category-groups.ts'
import type { ApiClient } from '../../api/client.ts'
import { apiContext, shopContext } from '../../api/context.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/sitemap.ts'
import { allProducts } from './all-products.ts'
import { escapeXml } from './escape-xml.ts'
import { xmlResponse } from './xml-response.ts'

type Entry = { path: string; changed?: string }

/** Every public page, by the sitemap protocol (sitemaps.org); products with the date of their last change. */
export function loader({ context, url, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const codes = shownGroups(shop.groups).flatMap(({ categories }) => categories.map(({ code }) => code))
  const lists = [...codes.map(paths.category), ...shop.pages.map(({ slug }) => paths.page(slug))]
  const api = context.get(apiContext)
  const entries = sitemap(publicOrigin(shop, url), lists, api)
  return xmlResponse(request, 'application/xml', entries)
}

async function* sitemap(origin: string, lists: string[], api: ApiClient): AsyncGenerator<string> {
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  const { collections } = await api.collections.shown()
  const fixed = [paths.home(), ...lists, ...collections.map(({ slug }) => paths.collection(slug))]
  let head =
    start +
    toXml(
      origin,
      fixed.map(path => ({ path })),
    )
  for await (const products of allProducts(api)) {
    const entries = products.map(({ slug, updated_at }) => ({
      path: paths.product(slug),
      changed: updated_at.slice(0, 10),
    }))
    yield head + toXml(origin, entries)
    head = ''
  }
  yield '</urlset>\n'
}

const toXml = (origin: string, entries: Entry[]): string =>
  entries.map(entry => `${urlOf(origin, entry)}\n`).join('')

const urlOf = (origin: string, { path, changed }: Entry): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
