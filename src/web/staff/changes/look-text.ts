import { mediaIdOf } from '../../../contract/pictures.ts'
import { typePairIds, typePairs } from '../../../contract/settings/theme.ts'
import type { Change } from '../../../contract/staff.ts'

type Value = NonNullable<Change['after']>[string]

/** "400 × 120, 4f2a": a picture of the shop's look has no name; the end of its id tells two of one size apart. */
export function pictureText(value: Value): string {
  if (!isRecord(value)) return ''
  return `${value.width} × ${value.height}, ${mediaIdOf(String(value.url))?.slice(-4) ?? ''}`
}

/** "4f2a": the end of the id of a picture that is told by its address. */
export const addressText = (value: Value): string => mediaIdOf(String(value ?? ''))?.slice(-4) ?? ''

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "Jost and Mulish" */
export const typesText = (value: Value): string =>
  typePairIds.flatMap(id => (id === value ? typePairs[id].name : []))[0] ?? String(value)
