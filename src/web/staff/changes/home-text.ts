import { mediaIdOf } from '../../../contract/pictures.ts'
import { currentKind, kindOfPart, partKinds } from '../../../contract/settings/home/home.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { isRecord, type Value } from './value-text.ts'

/** Longer than the difference between two parts ever needs to be told. */
const maxDifference = 240

/**
 * "Banner / New arrivals / Story: Our workshop": the parts of the home page in their order; and of those that changed, what the
 * other side does not have.
 */
export function partsText(value: Value, other: Value | undefined): string {
  if (!Array.isArray(value)) return ''
  const others = Array.isArray(other) ? other : []
  return value.map((part, nth) => partText(part, counterpart(part, value.slice(0, nth), others))).join(' / ')
}

/** The part of the other side that is just so, or else the one of the same kind at the same place among its kind. */
function counterpart(part: Value, before: Value[], others: Value[]): Value | undefined {
  const same = others.find(other => JSON.stringify(other) === JSON.stringify(part))
  const isOfKind = (each: Value) => kindOf(each) === kindOf(part)
  return same ?? others.filter(isOfKind)[before.filter(isOfKind).length]
}

function partText(part: Value, other: Value | undefined): string {
  if (!isRecord(part)) return ''
  const kind = partKinds.find(each => each === kindOf(part))
  const name = kind ? kindOfPart(kind).name : kindOf(part)
  const shown = part.isOn ? name : `${name} (not shown)`
  const [words, others] = [wordsOf(part), isRecord(other) ? wordsOf(other) : []]
  if (JSON.stringify(words) === JSON.stringify(others)) return shown
  const onlyHere = words.filter(word => !others.includes(word))
  const onlyThere = others.filter(word => !words.includes(word))
  // The same words in another order are told in full.
  const difference = (onlyHere.length + onlyThere.length === 0 ? words : onlyHere).join(', ')
  const cut = difference.length > maxDifference ? `${difference.slice(0, maxDifference)}…` : difference
  return cut === '' ? shown : `${shown}: ${cut}`
}

const kindOf = (part: Value) => (isRecord(part) ? currentKind(String(part.kind)) : '')
const wordsOf = ({ kind: _, isOn: __, ...rest }: Record<string, Value>) => wordsIn(rest)

/** "Help, Delivery, /delivery / Company, …": all texts of each entry. */
export const deepText = (value: Value): string =>
  Array.isArray(value) ? value.map(entry => wordsIn(entry).join(', ')).join(' / ') : ''

/** Every text and number, however deep; moments as people read them, and a picture by the end of its id. */
function wordsIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return value === null || value === '' ? [] : [String(value)]
  if (typeof value.url === 'string') return [pictureName(value)]
  const { startsAt, endsAt, ...rest } = value
  const dates = [
    startsAt && `from ${orderTime(String(startsAt))}`,
    endsAt && `until ${orderTime(String(endsAt))}`,
  ]
  return [...Object.values(rest).flatMap(wordsIn), ...dates.flatMap(date => (date ? [String(date)] : []))]
}

const pictureName = ({ url, focusX, focusY }: Record<string, Value>) =>
  `picture ${mediaIdOf(String(url))?.slice(-4) ?? url} at ${focusX}% ${focusY}%`
