import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from './contract/durations.ts'
import type { Log } from './server/log/log.ts'

/** What a worker tells once it takes requests. */
type Opened = { opened: readonly string[] }

type StartedWorker = { worker: Worker; lines: readonly string[] }

type Crew = {
  log: Log
  stopping: AbortSignal
  /** Those that take requests, without the one that is being replaced. */
  open: Set<Worker>
  /** Each settles once its worker is open or has failed. */
  starting: Set<Promise<StartedWorker>>
}

const firstPauseMs = seconds(1)
const longestPauseMs = seconds(30)

/**
 * Runs the shop in several processes that share one port. A worker that dies is replaced; SIGHUP replaces all of them,
 * one after another, without refusing a request; SIGINT and SIGTERM let the current requests finish.
 * @throws when one of the first workers cannot open; all have ended then
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  const stop = new AbortController()
  const crew: Crew = { log, stopping: stop.signal, open: new Set(), starting: new Set() }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  stop.signal.addEventListener('abort', stopAll)
  let restart = Promise.resolve()
  process.on('SIGHUP', () => {
    restart = restart
      .then(() => replaceAll(crew))
      .catch(cause => log.error('Restarting the processes', cause))
  })
  try {
    const started = await Promise.all(Array.from({ length: count }, () => startWorker(crew)))
    greet(started[0]?.lines ?? [])
    const pids = started.filter(({ worker }) => !isGone(worker)).map(({ worker }) => worker.process.pid)
    log.info(`The work is shared by the processes ${pids.join(', ')}.`)
  } catch (cause) {
    // Whoever stops the shop before it is open has got what was asked for.
    if (stop.signal.aborted) return
    stop.abort()
    await Promise.all(allWorkers().map(stopWorker))
    throw cause
  }
}

/** Resolves once the worker takes requests, with what it says then. Throws when it ends before. */
async function startWorker(crew: Crew): Promise<StartedWorker> {
  const worker = cluster.fork()
  const { promise, resolve, reject } = Promise.withResolvers<StartedWorker>()
  crew.starting.add(promise)
  worker.on('message', ({ opened }: Opened) => {
    // Its message may be read after its end.
    if (isGone(worker)) return
    crew.open.add(worker)
    resolve({ worker, lines: opened })
  })
  worker.on('error', cause => {
    // A process that was never made has no end to wait for.
    if (isGone(worker)) reject(cause)
    else crew.log.error(`Process ${worker.process.pid}`, cause)
  })
  worker.on('exit', (code, signal) => {
    const end = signal ?? `exit code ${code}`
    reject(new Error(`A process ended with ${end} before it was open.`))
    if (crew.open.delete(worker) && !crew.stopping.aborted) replaceLost(worker, end, crew)
  })
  return promise.finally(() => crew.starting.delete(promise))
}

/** Tries until a worker is open; null once the shop stops. */
async function startUntilOpen(crew: Crew): Promise<StartedWorker | null> {
  for (let pauseMs = firstPauseMs; !crew.stopping.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const started = await startWorker(crew)
      if (!crew.stopping.aborted) return started
      await stopWorker(started.worker)
    } catch (cause) {
      if (crew.stopping.aborted) return null
      crew.log.error(`A process could not be started; the next try is in ${pauseMs / seconds(1)} s`, cause)
      await wait(pauseMs, undefined, { signal: crew.stopping }).catch(() => {})
    }
  }
  return null
}

async function replaceLost(lost: Worker, end: string, crew: Crew): Promise<void> {
  crew.log.error(`Process ${lost.process.pid} ended and is replaced`, end)
  const started = await startUntilOpen(crew)
  if (started) crew.log.info(`Process ${started.worker.process.pid} has taken over.`)
}

/** A new worker takes requests before an old one stops. */
async function replaceAll(crew: Crew): Promise<void> {
  // One that is just starting may have read the old program, so it is replaced as well.
  await Promise.allSettled(crew.starting)
  for (const old of [...crew.open]) {
    if (crew.stopping.aborted) return
    // Skip one that has already been replaced.
    if (!crew.open.delete(old)) continue
    const started = await startUntilOpen(crew)
    if (!started) return
    await stopWorker(old)
    crew.log.info(`Process ${started.worker.process.pid} has taken over.`)
  }
}

/** The worker finishes its requests and ends by itself. */
async function stopWorker(worker: Worker): Promise<void> {
  // Nothing tells of an end that has been.
  if (isGone(worker)) return
  const ended = new Promise(resolve => worker.once('exit', resolve))
  worker.process.kill('SIGTERM')
  await ended
}

/** It has ended, or could not even be made. */
const isGone = (worker: Worker) => worker.isDead() || worker.process.pid === undefined

const allWorkers = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)

function stopAll(): void {
  for (const worker of allWorkers()) worker.process.kill('SIGTERM')
}

/** Tells the person who started the shop where it is. They are no lines of the log, which programs may read. */
export function greet(lines: readonly string[]): void {
  console.info(lines.join('\n'))
}

/** Tells the process that started this one that it takes requests. */
export function tellOpened(lines: readonly string[]): void {
  const message: Opened = { opened: lines }
  process.send?.(message)
}
