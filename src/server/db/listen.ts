import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { seconds } from '../../contract/durations.ts'

/** Who listens to a channel. What was sent while the connection was lost is never heard. */
export type Listener = {
  heard: (text: string) => void
  connected: () => void
  lost: () => void
}

/** Stops listening. */
export type StopListening = () => Promise<void>

/** A connection that does not answer for this long counts as lost. */
const checkIntervalMs = seconds(1)
const answerTimeoutMs = seconds(3)
const retryDelayMs = 200

/** Listens on a connection of its own, which is opened again whenever it is lost. Resolves once it listens. */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  const stopping = new AbortController()
  const open = () => openListening(connectionString, channel, listener)
  const keepOpen = async (first: pg.Client) => {
    let client: pg.Client | null = first
    while (client) {
      listener.connected()
      await whenLost(client, stopping.signal)
      listener.lost()
      client = await openAgain(open, stopping.signal)
    }
  }
  const ended = keepOpen(await open())
  return async () => {
    stopping.abort()
    await ended
  }
}

async function openListening(
  connectionString: string,
  channel: string,
  listener: Listener,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, query_timeout: answerTimeoutMs })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => listener.heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (cause) {
    await client.end().catch(() => {})
    throw cause
  }
}

/** Tries until it succeeds; null once nobody wants to listen any more. */
async function openAgain(open: () => Promise<pg.Client>, unwanted: AbortSignal): Promise<pg.Client | null> {
  while (!unwanted.aborted) {
    const client = await open().catch(() => null)
    if (client) return client
    await wait(retryDelayMs)
  }
  return null
}

/** Resolves once the connection is broken, no longer answers, or is no longer wanted; it is closed then. */
async function whenLost(client: pg.Client, unwanted: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = setInterval(() => client.query('select 1').catch(() => resolve()), checkIntervalMs)
  check.unref()
  client.on('error', () => resolve())
  client.on('end', () => resolve())
  unwanted.addEventListener('abort', () => resolve())
  await promise
  clearInterval(check)
  await client.end().catch(() => {})
}

/** The embedded database has no connection that could be lost. */
export async function listenEmbedded(
  pglite: PGlite,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  const stop = await pglite.listen(channel, listener.heard)
  listener.connected()
  return () => stop()
}
