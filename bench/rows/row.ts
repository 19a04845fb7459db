import type { BareServer } from '../floor/bare-server.ts'
import { type Call, load, type Sample } from '../load.ts'
import type { World } from '../world.ts'

export const databaseNames = { postgres: 'PostgreSQL', embedded: 'Embedded database' } as const
export type DatabaseKind = keyof typeof databaseNames

/** What a row measures against. */
export type Bench = {
  database: DatabaseKind
  /** The shop's address. */
  url: string
  /** Null for the embedded database. */
  databaseUrl: string | null
  bareServer: BareServer
  world: World
  /** How long one measurement under load lasts. */
  seconds: number
  /** How many things are asked for one after another, where each is asked once. */
  once: number
}

/** What a row must reach: a share of its floor, or figures of its own. */
export type Gate = { ratio?: number; perSecond?: number; p50?: number; p99?: number }

export type Row = {
  name: string
  measure: (bench: Bench) => Promise<Sample>
  /** The same work without the shop, measured in turn with it. */
  floor?: (bench: Bench) => Promise<Sample | null>
  /** On PostgreSQL; the embedded database must reach half of it, its times may be twice as long. */
  gate?: Gate
}

/** Answers that are the same for everybody, asked again and again; the floor answers the same bytes. */
export const keptRow = (name: string, ratio: number, callsOf: (world: World) => readonly Call[]): Row => ({
  name,
  measure: async ({ url, world, seconds }) => {
    const calls = callsOf(world)
    await load({ url, calls, seconds: 1, maxSteps: calls.length * 20 })
    return load({ url, calls, seconds })
  },
  floor: async ({ url, world, seconds, bareServer }) => {
    const calls = callsOf(world)
    await bareServer.keep(url, calls)
    return load({ url: bareServer.url, calls, seconds })
  },
  gate: { ratio },
})

/** Each call once, one after another: the shop cannot have kept the answer. */
export const onceEach = (url: string, calls: readonly Call[]): Promise<Sample> =>
  load({ url, calls, connections: 1, seconds: 120, maxSteps: calls.length })

export const postJson = (path: string, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
