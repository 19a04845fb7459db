import { api } from '../contract/api.ts'
import { ShopError } from '../contract/errors.ts'
import { on, type Route } from './http/mount.ts'

const notYet = async (): Promise<never> => {
  throw new ShopError('busy', 'Not built yet.')
}

/** Rows on their way; each leaves when its noun answers it. */
export const pendingRoutes: Route[] = [on(api.product.export, notYet), on(api.product.import, notYet)]
