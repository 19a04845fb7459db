import { hours, minutes, seconds } from '../contract/durations.ts'
import { type ChoreName, choreIntervalsMs } from '../contract/health.ts'
import { deleteExpired } from './accounts/delete-expired.ts'
import { expireRecordViews } from './audit/record-reading.ts'
import { backUpNightly } from './backup/back-up-nightly.ts'
import { expireCarts } from './cart/delete-cart.ts'
import { indexOnce } from './catalogue/category-edit/index-once.ts'
import { adoptRemotePictures } from './catalogue/product/pictures/adopt-remote-pictures.ts'
import { fillPlaceholders } from './catalogue/product/pictures/fill-placeholders.ts'
import { correctStockMoves } from './catalogue/stock/correct-stock-moves.ts'
import { mendFutureTimes } from './clock/mend-future-times.ts'
import { vacuumEmbedded } from './db/embedded/vacuum-embedded.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { recordChore } from './health/record-chore.ts'
import { expireAnswers } from './idempotency/expire-answers.ts'
import { expireMail } from './mail/expire-mail.ts'
import { makePlaceholders } from './media/make-placeholders.ts'
import { deleteUnusedPictures } from './media/unused/delete-unused-pictures.ts'
import { warmRenditions } from './media/warm-renditions.ts'
import { expireBuyers } from './orders/buyers/expire-buyers.ts'
import { expireContacts } from './orders/buyers/expire-contacts.ts'
import { sumSales } from './orders/money/sum-sales.ts'
import { expireLinks } from './orders/order/order-links.ts'
import { expirePayments } from './payments/expire-payments.ts'

/** The embedded database does nothing else while it vacuums, so a shop opens first. */
const firstVacuumMs = seconds(30)

type Chore = (deps: Deps, signal: AbortSignal) => Promise<void>

/**
 * Starts the background chores, each at its own pace; what they do and how often stands in their list below. Returns how to
 * stop them; stopping waits for the current chore.
 */
export function startHousekeeping(
  deps: Deps,
  runChore: OpenDatabase['runChore'],
  { backsUp }: { backsUp: boolean },
): () => Promise<void> {
  const stop = new AbortController()
  const underWay = new Map<Chore, Promise<void>>()
  const start = (chore: Chore) => {
    // In a large shop it may take longer than until its next turn.
    if (underWay.has(chore)) return
    const done = chore(deps, stop.signal)
      .catch(cause => deps.log.error('Housekeeping', cause))
      .finally(() => underWay.delete(chore))
    underWay.set(chore, done)
  }
  const timers = [
    setInterval(() => start(recorded.sums), choreIntervalsMs.sums).unref(),
    setInterval(() => start(recorded.expired), choreIntervalsMs.expired).unref(),
    setInterval(() => start(recorded.pictures), choreIntervalsMs.pictures).unref(),
    setInterval(() => start(vacuumDatabase), hours(6)).unref(),
    setInterval(() => start(mendFutureTimes), minutes(10)).unref(),
  ]
  if (deps.config.mode !== 'test') {
    timers.push(setTimeout(() => start(vacuumDatabase), firstVacuumMs).unref())
    start(mendFutureTimes)
    const complete = completeOnce(runChore)
    start(complete)
    // Another process may have been at it and have ended before it was done.
    timers.push(setInterval(() => start(complete), hours(1)).unref())
    if (deps.config.databaseUrl !== null) {
      start(correctStockMoves)
      // By then no process of the version before is left.
      timers.push(setTimeout(() => start(correctStockMoves), hours(1)).unref())
    }
    if (backsUp) timers.push(setInterval(() => start(backUp), minutes(10)).unref())
    const adopt: Chore = (_, signal) => runChore(() => adoptRemotePictures(deps, signal))
    timers.push(setInterval(() => start(adopt), minutes(1)).unref())
  }
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stop.abort()
    await Promise.all(underWay.values())
  }
}

const backUp: Chore = (deps, signal) => backUpNightly(deps, signal)

/** It takes minutes of processor time, so one process of a shop is enough. */
function completeOnce(runChore: OpenDatabase['runChore']): Chore {
  let isDone = false
  return async (deps, signal) => {
    if (isDone) return
    await runChore(async () => {
      await indexOnce(deps, signal)
      await completePictures(deps, signal)
      isDone = true
    })
  }
}

/** Deletes what has expired, and what the settings keep no longer. */
export const deleteExpiredRows: Chore = async deps => {
  await deleteExpired(deps)
  await expireMail(deps)
  await expireAnswers(deps)
  await expirePayments(deps)
  await expireCarts(deps)
  await expireRecordViews(deps)
  await expireContacts(deps)
  await expireBuyers(deps)
  await expireLinks(deps)
}

const record =
  (name: ChoreName, chore: Chore): Chore =>
  (deps, signal) =>
    recordChore(deps, name, () => chore(deps, signal))

/** The chores shown on the owner's health page. */
const recorded: Record<ChoreName, Chore> = {
  sums: record('sums', async deps => void (await sumSales(deps))),
  expired: record('expired', deleteExpiredRows),
  pictures: record('pictures', deleteUnusedPictures),
}

/** A PostgreSQL server does it by itself. */
const vacuumDatabase: Chore = async ({ db, config }, signal) => {
  if (config.databaseUrl === null) await vacuumEmbedded(db, signal)
}

/** Placeholders first, since pages show them at once; renditions last, since they take long. */
const completePictures: Chore = async (deps, signal) => {
  await makePlaceholders(deps, signal)
  await fillPlaceholders(deps, signal)
  await deleteUnusedPictures(deps, signal)
  if (deps.config.warmPictures) await warmRenditions(deps, signal)
}
