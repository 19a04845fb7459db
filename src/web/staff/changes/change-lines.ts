import { changeWords } from '../../../contract/changes/change-words.ts'
import type { Change } from '../../../contract/staff.ts'
import { type Shop, sayField } from './say-value.ts'
import type { Value } from './value-text.ts'

/** A changed field with its values as text; '' where it had or has none. */
export type ChangeLine = { label: string; before: string; after: string }

/** Kept for undoing alone: its place among others, what a merged category was, new names, how often a note was changed. */
const untold = new Set(['position', 'was', 'renamed', 'version'])

type Recorded = Pick<Change, 'thing' | 'before' | 'after'>

/** A line for each field that differs; one that there are no words for is told by its name. */
export function changeLines({ thing, before, after }: Recorded, shop: Shop): ChangeLine[] {
  const { fields } = changeWords[thing]
  const order = Object.keys(fields)
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter(name => !untold.has(name))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(name => {
      const words = order.includes(name) ? fields[name] : undefined
      const { label, say } = words ? sayField(words) : { label: name, say: plainly }
      const [old, now] = [before?.[name], after?.[name]]
      const said = (value: Value | undefined, other: Value | undefined) =>
        value === undefined ? '' : say(value, other, shop)
      return { label, before: said(old, now), after: said(now, old) }
    })
    .filter(line => line.before !== line.after)
}

const plainly = (value: Value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
