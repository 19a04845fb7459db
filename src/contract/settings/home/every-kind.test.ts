import { expect, test } from 'vitest'
import { homeExamples } from '../../../../test-support/home-examples.ts'
import { Home, kindOfPart, partKinds } from './home.ts'
import type { Field, Fields } from './part-fields.ts'

type Values = Readonly<Record<string, unknown>>

const faultsOf = (part: Values) =>
  Home.safeParse({ parts: [part] }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const rowsOf = (values: Values, name: string) => values[name] as Values[]

/** The part with one field changed, for each field of it and of its first rows to which `change` gives a value. */
const changedParts = (
  fields: Fields,
  values: Values,
  change: (field: Field) => unknown,
): [path: string, changed: Values][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Values][] => {
    const value = change(field)
    const own: [string, Values][] = value === undefined ? [] : [[name, { ...values, [name]: value }]]
    if (field.input !== 'rows') return own
    const [first = {}, ...others] = rowsOf(values, name)
    const inFirst = changedParts(field.fields, first, change).map(([path, row]): [string, Values] => [
      `${name}.0.${path}`,
      { ...values, [name]: [row, ...others] },
    ])
    return [...own, ...inFirst]
  })

const isNeeded = (field: Field) => (field.input === 'rows' ? field.needsOne : !field.optional)

function blankOf({ input }: Field) {
  if (input === 'rows') return []
  if (input === 'picture') return null
  return input === 'count' ? Number.NaN : ''
}

const withoutOptional = (fields: Fields, values: Values): Values => {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (!isNeeded(field)) return [name, blankOf(field)]
    if (field.input !== 'rows') return [name, values[name]]
    return [name, rowsOf(values, name).map(row => withoutOptional(field.fields, row))]
  })
  return { ...values, ...Object.fromEntries(entries) }
}

test.each(partKinds)('a part of kind %s does without what its form calls optional, and only that', kind => {
  const { fields } = kindOfPart(kind)
  expect(faultsOf(withoutOptional(fields, homeExamples[kind]))).toEqual([])
  const needed = changedParts(fields, homeExamples[kind], field =>
    isNeeded(field) ? blankOf(field) : undefined,
  )
  expect(needed.length).toBeGreaterThan(0)
  for (const [path, part] of needed)
    expect(faultsOf(part)).toEqual([
      [`parts.0.${path}`, expect.stringMatching(/^(Enter|Choose|Add) |is required/)],
    ])
})

test.each([
  ['HTML', '<script>', /as plain text without HTML/],
  ['text without end', 'x'.repeat(2_000), /at most/],
])('no part takes %s', (_, text, message) => {
  for (const kind of partKinds) {
    const isTyped = ({ input }: Field) => input === 'line' || input === 'text'
    const { fields } = kindOfPart(kind)
    for (const [path, part] of changedParts(fields, homeExamples[kind], each =>
      isTyped(each) ? text : undefined,
    ))
      expect(faultsOf(part)).toContainEqual([`parts.0.${path}`, expect.stringMatching(message)])
  }
})
