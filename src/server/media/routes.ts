import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const mediaRoutes = (_deps: Deps): Route[] => [
  on(api.product.uploadImage, async () => {
    throw new Error('to come')
  }),
]

export function mountMediaFiles(_app: import('hono').Hono, _deps: Deps): void {}
