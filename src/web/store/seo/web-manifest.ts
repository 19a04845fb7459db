import { mediaIdOf, shapedUrl } from '../../../contract/pictures.ts'
import { type PageSettings, shopContext } from '../../api/context.ts'
import { letterMarkUrl } from '../../parts/look/letter-mark.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/web-manifest.ts'

/** What phones show of a shop that is put on their screen (W3C Web Application Manifest). */
export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    id: paths.home(),
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: shop.look.paper,
    theme_color: shop.look.paper,
    icons: iconsOf(shop),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=600' },
  })
}

function iconsOf({ look, name }: PageSettings): object[] {
  const id = look.favicon && mediaIdOf(look.favicon.url)
  if (!id) return [{ src: letterMarkUrl(look, name), type: 'image/svg+xml', sizes: 'any' }]
  const type = 'image/png'
  return [
    { src: shapedUrl(id, 'icon-192.png'), type, sizes: '192x192' },
    { src: shapedUrl(id, 'icon-512.png'), type, sizes: '512x512' },
    { src: shapedUrl(id, 'icon-maskable.png'), type, sizes: '512x512', purpose: 'maskable' },
  ]
}
