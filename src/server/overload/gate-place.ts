import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { LoadGate, RequestKind } from './load-gate.ts'

/** What a request holds in the load gate until its connection has the answer. */
export type GatePlace = {
  /** Takes the place; false when the gate is full. */
  enter: () => boolean
  /** Gives it back early: what the request now waits for is no work, and says nothing about the load. */
  leave: () => void
}

const places = new WeakMap<ServerResponse, GatePlace>()

/** The place of the request; undefined for what no gate was asked about, such as calls in process. */
export function placeOf({ env }: Pick<Context, 'env'>): GatePlace | undefined {
  const { outgoing }: Partial<HttpBindings> = env ?? {}
  // Served over HTTP/1.1 only.
  return outgoing && places.get(outgoing as ServerResponse)
}

/** A place for this request, not yet taken. */
export function openPlace(gate: LoadGate, kind: RequestKind, response: ServerResponse): GatePlace {
  let release: ReturnType<LoadGate['enter']> = null
  const place = {
    enter: () => {
      // Whoever has gone is no load any more, and would never give the place back.
      if (response.destroyed) return true
      release = gate.enter(kind)
      return release !== null
    },
    leave: () => release?.(false),
  }
  response.once('close', () => release?.())
  places.set(response, place)
  return place
}
