import { Hono } from 'hono'
import { ShopError } from '../contract/errors.ts'
import { accountRoutes } from './accounts/routes.ts'
import { extendUsedSession } from './accounts/sessions/extend-session.ts'
import { cartRoutes } from './cart/routes.ts'
import { categoryRoutes } from './catalogue/category-routes.ts'
import { collectionRoutes } from './catalogue/collection-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sizeChartRoutes } from './catalogue/size-chart-routes.ts'
import { dealRoutes } from './deals/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import type { Deps } from './deps.ts'
import { mountProbes } from './health/probes.ts'
import { healthRoutes } from './health/routes.ts'
import { compress } from './http/compress.ts'
import { mountCsrfToken, refuseForgedRequests } from './http/csrf.ts'
import { toErrorAnswer } from './http/errors.ts'
import { mountApi, type Route } from './http/mount.ts'
import { mountOpenApi } from './http/open-api/mount-open-api.ts'
import { withRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mountSecurityTxt } from './http/security-txt.ts'
import { mediaRoutes, mountMediaFiles } from './media/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { demoRoutes } from './seed/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

/** The handlers of all rows of the contract. */
export const shopRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps),
  ...mediaRoutes(deps),
  ...catalogueRoutes(deps),
  ...categoryRoutes(deps),
  ...collectionRoutes(deps),
  ...sizeChartRoutes(deps),
  ...pageRoutes(deps),
  ...wishlistRoutes(deps),
  ...dealRoutes(deps),
  ...cartRoutes(deps),
  ...deliveryRoutes(deps),
  ...paymentRoutes(deps),
  ...orderRoutes(deps),
  ...staffRoutes(deps),
  ...privacyRoutes(deps),
  ...healthRoutes(deps),
  ...settingsRoutes(deps),
  ...setupRoutes(deps),
  ...demoRoutes(deps),
]

/**
 * The whole server without its socket: API, pictures, health, documentation. `before` mounts what must run before any
 * of the shop's own code; main mounts the pages behind it.
 */
export function createApp(
  deps: Deps,
  before: (app: Hono) => void = () => {},
  routes: Route[] = shopRoutes(deps),
): Hono {
  const app = new Hono()
  before(app)
  app.use(withRequestId(deps.config.trustProxy))
  app.use(securityHeaders(deps.config.publicUrl))
  app.use(compress)
  app.use('/api/*', refuseForgedRequests(deps.config.publicUrl))
  app.onError((error, c) => toErrorAnswer(error, c, deps))

  mountProbes(app, deps)
  mountSecurityTxt(app, deps)
  mountCsrfToken(app, deps.config.publicUrl)
  mountOpenApi(app, deps)
  mountMediaFiles(app, deps)
  mountApi(app, deps, routes, session => extendUsedSession(deps, session))
  app.all('/api/*', () => {
    throw new ShopError('not_found', 'There is no such call.')
  })
  return app
}
