import type { Call } from './call.ts'
import { group, integer, list as listOf, type Params, text } from './params.ts'
import { badParameter, invalid } from './stripe-error.ts'
import type { Kind, ObjectOf } from './stripe-objects.ts'

/** The fields that a list can be filtered by, besides its time of creation. */
const filtersOf: Record<Kind, string[]> = {
  payment_intent: [],
  charge: ['payment_intent'],
  refund: ['charge', 'payment_intent'],
  payment_method: [],
  event: ['type'],
}

/** One page of a list, newest first, as Stripe returns it. */
export function listObjects<K extends Kind>(call: Call, kind: K, url: string) {
  const { params, store } = call
  const limit = integer(params, 'limit') ?? 10
  if (limit < 1 || limit > 100) {
    throw badParameter('Invalid limit: must be between 1 and 100.', 'parameter_invalid_integer', 'limit')
  }
  const all = [...store.list(kind)]
  const { from, to } = range(all, params)
  const found = all.slice(from, to).filter(object => matches(kind, object, params))
  const backwards = text(params, 'ending_before') !== undefined
  const data = backwards ? found.slice(-limit) : found.slice(0, limit)
  return { object: 'list' as const, data, has_more: found.length > data.length, url }
}

function range(all: { id: string }[], params: Params) {
  const indexOf = (name: string) => {
    const id = text(params, name)
    if (id === undefined) return undefined
    const index = all.findIndex(object => object.id === id)
    if (index === -1) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param: name })
    return index
  }
  const after = indexOf('starting_after')
  return { from: after === undefined ? 0 : after + 1, to: indexOf('ending_before') }
}

function matches<K extends Kind>(kind: K, object: ObjectOf<K>, params: Params): boolean {
  const fields: Record<string, unknown> = { ...object }
  const types = listOf(params, 'types')
  return (
    filtersOf[kind].every(name => params[name] === undefined || params[name] === fields[name]) &&
    (types.length === 0 || types.includes(String(fields.type))) &&
    createdWithin(Number(fields.created), params)
  )
}

function createdWithin(created: number, params: Params): boolean {
  if (typeof params.created === 'string') return created === Number(params.created)
  const bounds = group(params, 'created') ?? {}
  const holds: Record<string, (bound: number) => boolean> = {
    gt: bound => created > bound,
    gte: bound => created >= bound,
    lt: bound => created < bound,
    lte: bound => created <= bound,
  }
  return Object.entries(bounds).every(([name, bound]) => holds[name]?.(Number(bound)) ?? true)
}

const references: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
}

/** Replaces the ids named in `expand` by their objects, for example `latest_charge` or `data.payment_method`. */
export function expand(call: Call, answer: unknown): unknown {
  return listOf(call.params, 'expand').reduce((body, path) => expandPath(call, body, path.split('.')), answer)
}

function expandPath(call: Call, value: unknown, path: string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => expandPath(call, item, path))
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  const kind = references[name]
  const whole = typeof inner === 'string' && kind ? call.store.get(kind, inner) : inner
  return { ...value, [name]: expandPath(call, whole, rest) }
}
