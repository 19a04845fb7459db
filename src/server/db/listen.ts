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

/** A notice to oneself goes out this often; one that is not back after so many of these pauses was lost. */
const beatIntervalMs = 300
const maxMissedBeats = 3
const beat = 'beat'
const connectTimeoutMs = seconds(3)
const retryDelayMs = 200

/**
 * Listens on a connection of its own, which is opened again whenever it is lost. Resolves after the first try: a
 * database behind a pool that passes no notices on is told as lost, and tried again and again.
 */
export async function listenPostgres(
  connectionString: string,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  const stopping = new AbortController()
  const open = () => openListening(connectionString, channel, listener)
  const keepOpen = async (first: Listening | null) => {
    let listening = first ?? (await openAgain(open, stopping.signal))
    while (listening) {
      listener.connected()
      await whenLost(listening, channel, stopping.signal)
      listener.lost()
      listening = await openAgain(open, stopping.signal)
    }
  }
  const first = await open().catch(() => null)
  if (!first) listener.lost()
  const ended = keepOpen(first)
  return async () => {
    stopping.abort()
    await ended
  }
}

/** A connection, and how many of its own notices have not come back. */
type Listening = { client: pg.Client; missed: number }

async function openListening(
  connectionString: string,
  channel: string,
  listener: Listener,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  })
  const listening = { client, missed: 0 }
  const { promise: heardBeat, resolve } = Promise.withResolvers<void>()
  client.on('error', () => {})
  client.on('notification', ({ payload }) => {
    if (payload !== beat) return listener.heard(payload ?? '')
    listening.missed = 0
    resolve()
  })
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    await sendBeat(listening, channel)
    await Promise.race([heardBeat, refuseAfter(connectTimeoutMs)])
    return listening
  } catch (cause) {
    await client.end().catch(() => {})
    throw cause
  }
}

const sendBeat = ({ client }: Listening, channel: string) =>
  client.query('select pg_notify($1, $2)', [channel, beat])

const refuseAfter = (ms: number) =>
  wait(ms, undefined, { ref: false }).then(() => {
    throw new Error('The database passes no notices on')
  })

/** Tries until it succeeds; null once nobody wants to listen any more. */
async function openAgain(open: () => Promise<Listening>, unwanted: AbortSignal): Promise<Listening | null> {
  while (!unwanted.aborted) {
    const listening = await open().catch(() => null)
    if (listening) return listening
    await wait(retryDelayMs)
  }
  return null
}

/** Resolves once the connection is broken, brings no notices, or is no longer wanted; it is closed then. */
async function whenLost(listening: Listening, channel: string, unwanted: AbortSignal): Promise<void> {
  const { client } = listening
  const { promise, resolve } = Promise.withResolvers<void>()
  const lose = () => resolve()
  // Pauses are counted, not time: a process too busy to look has not lost its connection.
  const check = setInterval(() => {
    listening.missed += 1
    if (listening.missed > maxMissedBeats) lose()
    // While one is under way, another would only wait behind it.
    else if (listening.missed === 1) sendBeat(listening, channel).catch(lose)
  }, beatIntervalMs)
  check.unref()
  client.on('error', lose)
  client.on('end', lose)
  unwanted.addEventListener('abort', lose)
  if (unwanted.aborted) lose()
  await promise
  clearInterval(check)
  unwanted.removeEventListener('abort', lose)
  // A connection that hangs would never say goodbye.
  await Promise.race([client.end().catch(() => {}), wait(connectTimeoutMs, undefined, { ref: false })])
}

/** The embedded database has no connection that could be lost. */
export async function listenEmbedded(
  pglite: PGlite,
  channel: string,
  listener: Listener,
): Promise<StopListening> {
  const stop = await pglite.listen(channel, listener.heard)
  listener.connected()
  // A database that has stopped tells nobody anything any more.
  return () => stop().catch(() => {})
}
