import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { Parts } from '../../api/rows.ts'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  $ref?: string
}

/** Texts that have broken other shops. */
const hostileTexts = [
  ...["x'); drop table users; --", "' or 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '%00'],
  ...['../../etc/passwd', '=cmd()', '\u0000', '\ud800', '\u202e', 'a\r\nBcc: x@evil.example', '__proto__'],
  ...['constructor', 'null', 'NaN', '1e999', '-1', '0', '', ' ', 'é'.repeat(300), 'x'.repeat(20_000)],
]

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, -0, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[]]], { $ne: 1 }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

const textOf = ({ maxLength = 60, format }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 200), unit: 'grapheme' }),
    fc.constantFrom(...hostileTexts),
  )
}

const numberOf = ({ minimum = -1_000, maximum = 1_000_000, type }: JsonSchema): fc.Arbitrary<unknown> => {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.double({ min, max, noNaN: true }),
  )
}

/** Values as the schema describes them, and now and then others in their place. */
function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: rightValue(schema) }, { weight: 1, arbitrary: hostileValue })
}

function rightValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(anyOf))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(anyOf)).map(parts => Object.assign({}, ...parts))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return fc.array(anyOf(schema.items ?? {}), { maxLength: 5 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  return hostileValue
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, anyOf(field)]))
  return fc.record(fields, { requiredKeys: required.filter(name => name in fields) })
}

/** What the schema takes, as JSON Schema with every reference filled in. */
const describe = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema

/** Requests of a row: made of its schemas alone, or a good one of which a few fields are others. */
export function randomRequests(row: Endpoint): fc.Arbitrary<(good: Parts) => Parts> {
  const body = row.body && row.bodyKind === 'json' ? anyOf(describe(row.body)) : fc.constant(undefined)
  const query = anyOf(describe(row.query))
  const id = fc.constantFrom(...hostileTexts)
  return fc
    .record({
      body,
      query,
      id,
      keep: fc.constantFrom('all', 'body', 'params', 'nothing'),
      mixed: fc.boolean(),
    })
    .map(({ body, query, id, keep, mixed }) => good => ({
      ...good,
      ...(keep === 'all' || keep === 'params' ? {} : { params: allTo(good.params, id) }),
      ...(keep === 'body' || keep === 'all' ? {} : { query: `?${toQuery(query)}` }),
      ...(keep === 'body' || body === undefined ? {} : { body: mixed ? mix(good.body, body) : body }),
    }))
}

const allTo = (params: Record<string, string> = {}, id: string) =>
  Object.fromEntries(Object.keys(params).map(name => [name, id.toWellFormed()]))

/** A good body with one field of another. */
function mix(good: unknown, other: unknown): unknown {
  if (!isPlainObject(good) || !isPlainObject(other)) return other
  const [field] = Object.keys(other).toSorted((a, b) => a.length - b.length || a.localeCompare(b))
  return field === undefined ? good : { ...good, [field]: other[field] }
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof FormData)

function toQuery(values: unknown): URLSearchParams {
  const query = new URLSearchParams()
  if (isPlainObject(values))
    for (const [name, value] of Object.entries(values)) query.append(name, toText(value))
  return query
}

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value.toWellFormed()
  return JSON.stringify(value) ?? 'undefined'
}
