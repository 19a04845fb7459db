import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { OrderIdsQuery } from '../../src/contract/orders/staff-orders.ts'
import { nameSchemas } from '../../src/server/http/open-api/name-schemas.ts'
import { expectPlainWords } from '../api/expect-plain-words.ts'
import { rows } from '../api/rows.ts'
import { type Field, fieldsOf } from './fields-of.ts'
import { limits } from './limits.ts'

/** What a row says about a value at one field, whatever it says about others. */
function messagesFor(row: Endpoint, { part, path, wrap }: Field, value: unknown): string[] {
  // Only parts with a schema have fields.
  const parsed = (row[part] as z.ZodType).safeParse(wrap(value))
  const at = path.join('.')
  const issues = parsed.error?.issues.filter(issue => issue.path.join('.') === at) ?? []
  return issues.map(issue => issue.message)
}

/** A value as great as `size` says: the number itself, so many characters or so many entries. */
function sized({ schema: { type } }: Field, size: number): unknown {
  if (type === 'array') return Array.from({ length: size }, () => 'x')
  return type === 'string' ? 'x'.repeat(size) : size
}

/** The smallest step above a greatest value: a cent where cents are counted. */
const stepOf = ({ name, schema: { type } }: Field) =>
  type === 'number' && /price|amount|total/i.test(name) ? 0.01 : 1

function boundsOf({ schema }: Field): readonly [number | null, number] | null {
  const [least, most] = [
    schema.minimum ?? schema.minLength ?? schema.minItems ?? null,
    schema.maximum ?? schema.maxLength ?? schema.maxItems ?? null,
  ]
  if (least === null && most === null) return null
  return [least, most ?? Number.POSITIVE_INFINITY]
}

const withFields = rows.flatMap(([name, row]) => {
  const fields = fieldsOf(row)
  return fields.length > 0 ? [{ name, row, fields }] : []
})

test('names of schemas hide no field', () => {
  const namesOf = () => rows.map(([, row]) => fieldsOf(row).map(({ name }) => name))
  const before = namesOf()
  nameSchemas()
  expect(namesOf()).toEqual(before)
})

test('every limit of the contract is written in the table', () => {
  const found = withFields.flatMap(({ name, fields }) => {
    const bounded = fields.flatMap(field => {
      const bounds = boundsOf(field)
      return bounds ? [[field.name, bounds] as const] : []
    })
    return bounded.length > 0 ? [[name, Object.fromEntries(bounded)]] : []
  })
  expect(Object.fromEntries(found)).toEqual(limits)
})

describe.each(withFields)('$name', ({ name, row, fields }) => {
  const bounded = fields.flatMap(field => {
    const bounds = limits[name]?.[field.name]
    return bounds ? [{ field, at: field.name, least: bounds[0], most: bounds[1] }] : []
  })

  test.each(bounded)('takes $most at $at and no more', ({ field, most }) => {
    expect(messagesFor(row, field, sized(field, most)).filter(text => /at most/.test(text))).toEqual([])
    const [message, ...others] = messagesFor(row, field, sized(field, most + stepOf(field))).filter(text =>
      /at most/.test(text),
    )
    expect([message, others]).toEqual([expect.stringContaining(most.toLocaleString('en')), []])
    expectPlainWords({ message: message ?? '' })
  })

  const withLeast = bounded.filter(({ least }) => least !== null && least !== 0)
  test.each(withLeast)('takes $least at $at and no less', ({ field, least }) => {
    const tooLittle = sized(field, (least ?? 0) - 1)
    const messages = messagesFor(row, field, tooLittle)
    expect(messages).not.toEqual([])
    for (const message of messages) expectPlainWords({ message })
    expect(messagesFor(row, field, sized(field, least ?? 0)).filter(text => /at least/.test(text))).toEqual(
      [],
    )
  })

  test.each(fields)('refuses what $name cannot be in plain words', field => {
    const wrong = [
      undefined,
      null,
      '',
      'nothing of the kind',
      -1,
      -0.5,
      1e300,
      true,
      {},
      [],
      [[]],
      { key: {} },
    ]
    for (const value of wrong) {
      for (const message of messagesFor(row, field, value)) expectPlainWords({ message })
    }
    expect(wrong.flatMap(value => messagesFor(row, field, value))).not.toEqual([])
  })
})

test('at most fifty orders are printed at once', () => {
  const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `id-${index}`).join() })
  expect(OrderIdsQuery.safeParse(ids(50)).success).toBe(true)
  const [issue] = OrderIdsQuery.safeParse(ids(51)).error?.issues ?? []
  expect(issue?.message).toBe('Print at most 50 orders at once.')
})
