import { shopContext } from '../../api/context.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { paths, patterns } from '../../paths.ts'
import { searchEnginePages } from '../../search-engine-pages.ts'
import type { Route } from './+types/robots.ts'

const personal = Object.entries(patterns).flatMap(([page, path]) =>
  searchEnginePages[page as keyof typeof patterns] === 'private' ? [path] : [],
)
/** Without those below another one, since each line holds for what begins with it. */
const own = ['/api/', ...personal.filter(path => !personal.some(other => path.startsWith(`${other}/`)))]

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  if (!shop.search.isIndexed) return asText(['User-agent: *', 'Disallow: /', ''])
  const sitemap = publicOrigin(shop, url) + paths.sitemap()
  const lines = ['User-agent: *', ...own.map(path => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, '']
  return asText(lines)
}

const asText = (lines: readonly string[]) =>
  new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
