import { type PartKind, partNames } from '../../../contract/home-kinds.ts'
import { mediaIdOf } from '../../../contract/pictures.ts'
import type { Change } from '../../../contract/staff.ts'

type Value = NonNullable<Change['after']>[string]

/**
 * "Banner / New arrivals / Story": the parts of the home page in their order; and of those that the other side does not have
 * just so, what is in them.
 */
export function partsText(value: Value, other: Value | undefined): string {
  if (!Array.isArray(value)) return ''
  const others = new Set(Array.isArray(other) ? other.map(part => JSON.stringify(part)) : [])
  return value.map(part => (others.has(JSON.stringify(part)) ? nameOf(part) : inFull(part))).join(' / ')
}

const nameOf = (part: Value) =>
  isRecord(part) ? (partNames[part.kind as PartKind] ?? String(part.kind)) : ''

function inFull(part: Value): string {
  if (!isRecord(part)) return ''
  const { kind: _, isOn, ...rest } = part
  const words = wordsIn(rest)
  return `${nameOf(part)}${isOn ? '' : ' (not shown)'}${words.length > 0 ? `: ${words.join(', ')}` : ''}`
}

/** "Help, Delivery, /delivery / Company, …": all texts of each entry. */
export const deepText = (value: Value): string =>
  Array.isArray(value) ? value.map(entry => wordsIn(entry).join(', ')).join(' / ') : ''

/** Every text and number, however deep; a picture by the end of its id. */
function wordsIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (isRecord(value))
    return typeof value.url === 'string' ? [pictureName(value)] : Object.values(value).flatMap(wordsIn)
  return value === null || value === '' ? [] : [String(value)]
}

const pictureName = ({ url, focusX, focusY }: Record<string, Value>) =>
  `picture ${mediaIdOf(String(url))?.slice(-4) ?? url} at ${focusX}% ${focusY}%`

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
