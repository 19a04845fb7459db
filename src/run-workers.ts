import cluster, { type Worker } from 'node:cluster'
import type { Log } from './server/deps.ts'

/** What a worker tells once it takes requests. */
type Opened = { opened: readonly string[] }

type StartedWorker = { pid: number | undefined; lines: readonly string[] }

/**
 * Runs the shop in several processes that share one port. A worker that dies is replaced; SIGHUP replaces all of them,
 * one after another, without refusing a request; SIGINT and SIGTERM let the current requests finish.
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  stopping.signal.addEventListener('abort', stopAll)
  const workers = await Promise.all(Array.from({ length: count }, startWorker))
  for (const line of workers[0]?.lines ?? []) log.info(line)
  log.info(`The work is shared by the processes ${workers.map(({ pid }) => pid).join(', ')}.`)
  cluster.on('exit', (worker, code, signal) => {
    if (stopping.signal.aborted || worker.exitedAfterDisconnect) return
    log.error(`Process ${worker.process.pid} ended and is replaced`, signal ?? `exit code ${code}`)
    startWorker().then(
      ({ pid }) => log.info(`Process ${pid} has taken over.`),
      cause => {
        log.error('A process could not be replaced', cause)
        process.exitCode = 1
        stopping.abort()
      },
    )
  })
  let restart = Promise.resolve()
  process.on('SIGHUP', () => {
    restart = restart.then(() => replaceAll(log)).catch(cause => log.error('Restarting the processes', cause))
  })
}

/** Resolves once the worker takes requests, with what it says then. Throws when it ends before. */
async function startWorker(): Promise<StartedWorker> {
  const worker = cluster.fork()
  const { promise, resolve, reject } = Promise.withResolvers<StartedWorker>()
  worker.on('message', (message: Opened) => resolve({ pid: worker.process.pid, lines: message.opened }))
  worker.on('exit', code => reject(new Error(`A process ended with ${code} before it was open.`)))
  return promise
}

/** A new worker takes requests before an old one stops. */
async function replaceAll(log: Log): Promise<void> {
  for (const worker of Object.values(cluster.workers ?? {})) {
    if (!worker) continue
    const { pid } = await startWorker()
    await stopWorker(worker)
    log.info(`Process ${pid} has taken over.`)
  }
}

/** The worker finishes its requests and ends by itself. */
async function stopWorker(worker: Worker): Promise<void> {
  const ended = new Promise(resolve => worker.once('exit', resolve))
  worker.exitedAfterDisconnect = true
  worker.process.kill('SIGTERM')
  await ended
}

function stopAll(): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
}

/** Tells the process that started this one that it takes requests. */
export function tellOpened(lines: readonly string[]): void {
  const message: Opened = { opened: lines }
  process.send?.(message)
}
