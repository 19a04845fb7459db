import { clockToleranceMs } from '../clock/clock-tolerance.ts'
import type { Db } from '../db/schema.ts'
import { retryDelaysMs } from './deliver-mail.ts'
import { bringMailForward } from './queries.ts'

/** Makes mail due that was queued before the clock was put back: it would wait for as long. */
export const hastenMail = (db: Db, now: Date) =>
  bringMailForward(db, now, new Date(now.getTime() + Math.max(...retryDelaysMs) + clockToleranceMs))
