import { shopContext } from '../../api/context.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { paths, patterns } from '../../paths.ts'
import type { Route } from './+types/robots.ts'

/** Personal pages and staff pages, which search engines must not index. */
const own = [
  '/api/',
  patterns.login,
  patterns.signup,
  patterns.cart,
  patterns.checkout,
  patterns.orders,
  patterns.track,
  patterns.wishlist,
  patterns.forgotPassword,
  patterns.resetPassword,
  patterns.confirmEmail,
  patterns.profile,
  patterns.addProduct,
  patterns.productList,
  patterns.dashboard,
  patterns.deals,
]

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  if (!shop.search.isIndexed) return asText(['User-agent: *', 'Disallow: /', ''])
  const sitemap = publicOrigin(shop, url) + paths.sitemap()
  const lines = ['User-agent: *', ...own.map(path => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, '']
  return asText(lines)
}

const asText = (lines: readonly string[]) =>
  new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
