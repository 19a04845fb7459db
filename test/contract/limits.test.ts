import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { OrderIdsQuery } from '../../src/contract/orders/staff-orders.ts'
import { nameSchemas } from '../../src/server/http/open-api/name-schemas.ts'
import { expectPlainWords } from '../api/expect-plain-words.ts'
import { rows } from '../api/rows.ts'
import { type Field, fieldsOf } from './fields-of.ts'

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

/** The least and the most that a field takes, and of a closed list its values. */
const limitsOf = ({ schema }: Field) => ({
  least: schema.minimum ?? schema.minLength ?? schema.minItems ?? null,
  most: schema.maximum ?? schema.maxLength ?? schema.maxItems ?? null,
  oneOf: schema.enum ?? [],
})

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

test('no limit of the contract changes unseen, nor what a call cannot do without', async () => {
  const lines = withFields.flatMap(({ name, fields }) => {
    const limited = fields.flatMap(field => {
      const { least, most, oneOf } = limitsOf(field)
      const range = least === null && most === null ? '' : `${least ?? ''}..${most ?? ''}`
      const said = [field.isRequired ? 'required' : '', range, oneOf.join('|')].filter(Boolean)
      return said.length > 0 ? [`  ${[`${field.name}:`, field.schema.type, ...said].join(' ')}`] : []
    })
    return limited.length > 0 ? [name, ...new Set(limited)] : []
  })
  // One that is changed on purpose is written anew by `npx vitest run --project unit -u test/contract`.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('limits.txt')
})

describe.each(withFields)('$name', ({ row, fields }) => {
  const bounded = fields.flatMap(field => {
    const { least, most } = limitsOf(field)
    return least === null && most === null
      ? []
      : [{ field, at: field.name, least, most: most ?? Number.POSITIVE_INFINITY }]
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
