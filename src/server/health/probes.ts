import type { Hono } from 'hono'
import { seconds } from '../../contract/durations.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { withinTime } from '../within-time.ts'

/** Whoever asks whether the shop is ready gets an answer within this time. */
const probeTimeoutMs = seconds(2)

type ProbeDeps = Pick<Deps, 'db' | 'log' | 'closing'>

/** `/healthz`: the process runs. `/readyz`: it takes requests, and the database answers now and has its schema. */
export function mountProbes(app: Hono, deps: ProbeDeps, timeoutMs = probeTimeoutMs): void {
  app.use('/:probe{healthz|readyz}', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.get('/healthz', c => c.text('ok'))
  const isReady = createReadiness(deps, timeoutMs)
  app.get('/readyz', async c => ((await isReady()) ? c.text('ready') : c.text('not ready', 503)))
}

/** Logs each time that readiness is lost or comes back. Those who ask meanwhile share one question to the database. */
function createReadiness({ db, log, closing }: ProbeDeps, timeoutMs: number): () => Promise<boolean> {
  let asking: Promise<void> | null = null
  let wasReady = true
  const ask = () => {
    asking ??= checkSchema(db).finally(() => {
      asking = null
    })
    return asking
  }
  return async () => {
    if (closing.aborted) return false
    try {
      await withinTime(timeoutMs, ask(), () => unanswered(timeoutMs))
      if (!wasReady) log.info('Ready again')
      wasReady = true
    } catch (cause) {
      if (wasReady) log.error('Not ready', cause)
      wasReady = false
    }
    return wasReady
  }
}

async function checkSchema(db: Deps['db']): Promise<void> {
  if (!(await isMigrated(db))) throw new Error('The database does not have the schema of this version')
}

const unanswered = (timeoutMs: number) =>
  new Error(`The database has not answered for ${timeoutMs / seconds(1)} s`)
