import type { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { checkSchema } from './queries.ts'

/** `/healthz`: the process runs. `/readyz`: the database answers and has its schema. */
export function mountHealth(app: Hono, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.use('/:probe{healthz|readyz}', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    try {
      await checkSchema(db)
      return c.text('ready')
    } catch (cause) {
      log.error('Not ready', cause)
      return c.text('not ready', 503)
    }
  })
}
