import type { Change } from '../../../contract/staff.ts'

type Value = NonNullable<Change['after']>[string]

const zones = { women: 'Women’s', kids: 'Kids’' }

/** "Kids’ Frocks": two zones have categories of the same name. */
export const zoneWords = (category: { zone: 'women' | 'kids'; name: string } | undefined): string =>
  category ? `${zones[category.zone]} ${category.name}` : ''

/** "S, M, L", by the names of what has more than a name. */
export const listWords = (value: Value): string =>
  Array.isArray(value) ? value.map(nameOf).join(', ') || 'None' : ''

const nameOf = (entry: Value): string =>
  isRecord(entry) ? String(entry.name ?? entry.Color ?? '') : String(entry)

/** "Pistachio, M: 4; L: 2": the pieces of each colour and size. */
export const stockWords = (value: Value): string =>
  Array.isArray(value) ? value.flatMap(entry => (isRecord(entry) ? shelfWords(entry) : [])).join('; ') : ''

function shelfWords({ color, size, quantity }: Record<string, Value>): string {
  const name = [color, size].filter(Boolean).join(', ')
  return name ? `${name}: ${quantity}` : String(quantity)
}

/** So many are named. */
const named = 3

/** "4 products, with Nilofer Kurta": how many, and by name those that are not on the other side as well. */
export function productsWords(value: Value, other: Value | undefined): string {
  if (!Array.isArray(value)) return ''
  const there = new Set(Array.isArray(other) ? other.map(idOf) : [])
  const only = value.filter(entry => !there.has(idOf(entry)))
  const count = `${value.length} ${value.length === 1 ? 'product' : 'products'}`
  if (only.length === 0) return count
  const names = only.slice(0, named).map(titleOf).join(', ')
  const more = only.length > named ? ` and ${only.length - named} more` : ''
  return there.size === 0 ? `${count}: ${names}${more}` : `${count}, with ${names}${more}`
}

const idOf = (entry: Value) => String(isRecord(entry) ? entry.id : entry)
const titleOf = (entry: Value) => String(isRecord(entry) ? entry.title : entry)

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
