import type { Path, Resolver, UseFormReturn } from 'react-hook-form'
import { Home, type HomePart, kindOfPart, type PartKind } from '../../../../contract/settings/home/home.ts'
import type { Field, Fields, RowsField } from '../../../../contract/settings/home/part-fields.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'
import { fromZoned, toZoned } from '../../controls/zoned-time.ts'
import { setError } from '../form-values.ts'

/** A part as the form holds it: dates by the shop's clocks, numbers as text, and perhaps no picture yet. */
export type PartValues = { kind: PartKind; isOn: boolean } & Record<string, unknown>
export type HomeValues = { parts: PartValues[] }
/** Where a part is in the form, and a row or a field of one. */
export type PartPath = `parts.${number}`
export type FieldPath = `${PartPath}.${string}`
export type HomeForm = UseFormReturn<HomeValues, unknown, Home>

type Change = Record<'startsAt' | 'endsAt' | 'count', (value: unknown) => unknown>

/** The same with every date and number changed, however deep. */
function withChanged(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map(each => withChanged(each, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => {
    const changed = name in change ? change[name as keyof Change](each) : withChanged(each, change)
    return [name, changed]
  })
  return Object.fromEntries(entries)
}

export function toValues({ parts }: Home, timeZone: string): HomeValues {
  const toLocal = (moment: unknown) => (typeof moment === 'string' ? toZoned(moment, timeZone) : '')
  // Nothing else has changed.
  return { parts: withChanged(parts, { startsAt: toLocal, endsAt: toLocal, count: String }) as PartValues[] }
}

/** What the form's values stand for; they may still be wrong, and pictures missing. */
export function toHome({ parts }: HomeValues, timeZone: string): Home {
  const toMoment = (local: unknown) => fromZoned(String(local), timeZone)
  const count = (text: unknown) => parseCount(String(text)) ?? Number.NaN
  // Whether they are right is for the contract to say.
  return { parts: withChanged(parts, { startsAt: toMoment, endsAt: toMoment, count }) as HomePart[] }
}

/** Checks the values as the shop does, and puts each message at its field, which is named as the contract names it. */
export const homeResolver =
  (timeZone: string): Resolver<HomeValues, unknown, Home> =>
  values => {
    const parsed = Home.safeParse(toHome(values, timeZone))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = {}
    for (const { path, message } of parsed.error.issues) setError(errors, path.join('.'), message)
    return { values: {}, errors }
  }

/** What a field holds at first; a list has one row to fill in. */
const emptyOf = (field: Field): unknown => {
  if (field.input === 'picture') return null
  if (field.input === 'count') return '8'
  if (field.input === 'choice') return Object.keys(field.options)[0]
  if (field.input === 'rows') return field.startsEmpty ? [] : [newRow(field)]
  return ''
}

const emptyFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)]))

const noDates = { startsAt: '', endsAt: '' }

export const newRow = ({ fields, dated }: RowsField): Record<string, unknown> => ({
  ...emptyFields(fields),
  ...(dated && noDates),
})

/** A part as it is added. */
export function newPart(kind: PartKind): PartValues {
  const { fields, firstTitle } = kindOfPart(kind)
  const empty = { ...emptyFields(fields), ...noDates, kind, isOn: true }
  return firstTitle ? { ...empty, title: firstTitle } : empty
}

export const rowsAt = (values: Record<string, unknown>, name: string) =>
  // The lists of a part hold objects.
  (values[name] ?? []) as Record<string, unknown>[]

/** The fields in the order of the page. */
export const namesOf = ({ parts }: HomeValues): Path<HomeValues>[] =>
  parts.flatMap((part, nth): FieldPath[] => {
    const at: PartPath = `parts.${nth}`
    return [`${at}.kind`, ...namesIn(kindOfPart(part.kind).fields, part, at), ...datesAt(at)]
  })

const datesAt = (at: PartPath | FieldPath): FieldPath[] => [`${at}.startsAt`, `${at}.endsAt`]

const namesIn = (fields: Fields, values: Record<string, unknown>, at: PartPath | FieldPath): FieldPath[] =>
  Object.entries(fields).flatMap(([name, field]): FieldPath[] => {
    const path: FieldPath = `${at}.${name}`
    if (field.input !== 'rows') return [path]
    const rows = rowsAt(values, name).flatMap((row, nth) => [
      ...namesIn(field.fields, row, `${at}.${name}.${nth}`),
      ...(field.dated ? datesAt(`${at}.${name}.${nth}`) : []),
    ])
    return [...rows, path]
  })
