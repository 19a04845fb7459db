import { shopContext } from '../../api/context.ts'
import { letterMark } from '../../parts/look/letter-mark.ts'
import type { Route } from './+types/icon.ts'

/** The icon of a shop that has given none. */
export function loader({ context }: Route.LoaderArgs) {
  const { look, name } = context.get(shopContext)
  return new Response(letterMark(look, name), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      // Nothing in it runs, wherever it is opened.
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
    },
  })
}
