import type { Place } from '../../../../contract/catalogue/places.ts'
import { cellKey } from '../stock/cell-key.ts'

/** What is typed, by the cells of a grid. */
export type Cells = Record<string, string>

/** `was`: what the shop calls a row until it is saved. */
type Row = { key: string; was?: string | undefined }
export type OptionRows = {
  colors: readonly (Row & { name: string })[]
  sizes: readonly (Row & { value: string })[]
  thirds: readonly (Row & { value: string })[]
}

/** What a product has for some places, by the cells of a form whose rows may have been renamed since. */
export function textByCell<E extends Place>(
  entries: readonly E[],
  { colors, sizes, thirds }: OptionRows,
  textOf: (entry: E) => string | undefined,
): Cells {
  const keysOf = (rows: readonly { key: string; name: string }[]) =>
    new Map([['', ''], ...rows.map(({ key, name }) => [name, key] as const)])
  const colorKeys = keysOf(colors.map(({ key, name, was = name }) => ({ key, name: was })))
  const [sizeKeys, thirdKeys] = [sizes, thirds].map(rows =>
    keysOf(rows.map(({ key, value, was = value }) => ({ key, name: was }))),
  )
  return Object.fromEntries(
    entries.flatMap(entry => {
      const keys = [colorKeys.get(entry.color), sizeKeys?.get(entry.size), thirdKeys?.get(entry.third ?? '')]
      const [ofColor = '', ofSize = '', ofThird = ''] = keys
      const text = textOf(entry)
      return !text || keys.includes(undefined) ? [] : [[cellKey(ofColor, ofSize, ofThird), text]]
    }),
  )
}

/** The typed cells; those that nobody touched since they were `before` are as they are `now`. */
export function takeOthers(typed: Cells, before: Cells, now: Cells): Cells {
  const cells = Object.keys({ ...before, ...now })
  const untouched = cells.filter(cell => (typed[cell] ?? '') === (before[cell] ?? ''))
  return { ...typed, ...Object.fromEntries(untouched.map(cell => [cell, now[cell] ?? ''])) }
}
