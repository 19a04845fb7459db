import { categories } from '../../../contract/categories.ts'
import { apiContext, shopContext } from '../../api/context.ts'
import { pageAnswer } from '../../api/page-answer.ts'
import { allProducts } from '../../parts/product-list/all-products.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/sitemap.ts'

type Entry = { path: string; changed?: string }

/** Every public page, by the sitemap protocol (sitemaps.org); products with the day they last changed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { newArrivals } = context.get(apiContext).product
  const products = await pageAnswer(allProducts(page => newArrivals({ query: page })))
  const entries: Entry[] = [
    { path: paths.home() },
    ...categories.map(({ code }) => ({ path: paths.category(code) })),
    ...products.map(({ slug, updated_at }) => ({
      path: paths.product(slug),
      changed: updated_at.slice(0, 10),
    })),
  ]
  return new Response(toXml(publicOrigin(context.get(shopContext), url), entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

/** Paths are made of slugs and codes, which hold nothing that XML would have to escape. */
function toXml(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const when = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${when}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
