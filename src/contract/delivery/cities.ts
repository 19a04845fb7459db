import { fold } from '../fold.ts'
import { cityNames, otherCityNames } from './city-names.ts'
import { cityNamesInUrdu } from './city-names-in-urdu.ts'

/** What a spelling of a city comes down to: its letters, without spaces and signs. */
export const foldCity = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

type Names = ReadonlyMap<string, string>

const shipped: Names = new Map([
  ...cityNames.map(name => [foldCity(name), name] as const),
  ...Object.entries(otherCityNames),
  ...Object.entries(cityNamesInUrdu).map(([name, inUrdu]) => [foldCity(inUrdu), name] as const),
])

/**
 * The city that somebody means: as the shop's list or `added` spells it. One name within a longer text counts ("Lahore
 * Cantt", "DHA, Karachi"), and so does a slip in a long enough name ("Lahor"). Null when no city or more than one may be
 * meant.
 */
export function findCity(typed: string, added: readonly string[] = []): string | null {
  const names = added.length === 0 ? shipped : withAdded(added)
  const key = foldCity(typed)
  if (key === '') return null
  return names.get(key) ?? findWithin(typed, names) ?? findMisspelt(key, names)
}

/** What tells cities apart that a shop's own list names: a place that nobody knows is a city of its own. */
export const cityKey = (name: string): string => foldCity(findCity(name) ?? name)

/** Up to `most` cities to offer while somebody types: those that begin so, then those meant by a slip. */
export function suggestCities(typed: string, added: readonly string[] = [], most = 6): string[] {
  const key = foldCity(typed)
  if (key === '') return []
  const names = added.length === 0 ? shipped : withAdded(added)
  const starting = [...names].filter(([each]) => each.startsWith(key)).map(([, name]) => name)
  const within = [...names].filter(([each]) => key.length > 2 && each.includes(key)).map(([, name]) => name)
  const allowed = slipsAllowed(key)
  const near = [...names]
    .map(([each, name]) => ({ name, slips: slipsBetween(key, each.slice(0, key.length + 1), allowed) }))
    .filter(({ slips }) => slips <= allowed && allowed > 0)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ name }) => name)
  return [...new Set([...starting, ...within, ...near])].slice(0, most)
}

/** Whoever asks again asks with the same list. */
const kept = new WeakMap<readonly string[], Names>()

function withAdded(added: readonly string[]): Names {
  const before = kept.get(added)
  if (before) return before
  const unknown = added.filter(name => findCity(name) === null)
  const names = new Map([...shipped, ...unknown.map(name => [foldCity(name), name] as const)])
  kept.set(added, names)
  return names
}

/** The one city that whole words of the text name. Of names within names ("Mirpur Khas") the longest counts. */
function findWithin(typed: string, names: Names): string | null {
  const words = typed
    .slice(0, 100)
    .split(/[\s,/()-]+/u)
    .map(foldCity)
    .filter(Boolean)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find(count => at + count <= words.length && names.has(join(words, at, count)))
    const name = length && names.get(join(words, at, length))
    if (name) found.push(name)
    at += length ?? 1
  }
  const [city, ...others] = new Set(found)
  return city !== undefined && others.length === 0 ? city : null
}

const join = (words: readonly string[], at: number, count: number) => words.slice(at, at + count).join('')

/** The one city whose name is nearest, if it is near enough. */
function findMisspelt(key: string, names: Names): string | null {
  const allowed = slipsAllowed(key)
  let best: { slips: number; cities: Set<string> } = { slips: allowed, cities: new Set() }
  for (const [each, name] of names) {
    if (each[0] !== key[0] || each.length < 5) continue
    const slips = slipsBetween(key, each, best.slips)
    if (slips < best.slips) best = { slips, cities: new Set([name]) }
    else if (slips === best.slips && slips > 0) best.cities.add(name)
  }
  const [city, ...others] = best.cities
  return city !== undefined && others.length === 0 ? city : null
}

/** A short name is another name after one change, and so is a number. */
function slipsAllowed(key: string): number {
  if (key.length < 5 || /\p{N}/u.test(key)) return 0
  return key.length < 9 ? 1 : 2
}

/**
 * How many letters are missing, added, wrong or swapped with their neighbour (optimal string alignment distance); more than
 * `most` when it is more.
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 60) return most + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const changed = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      next.push(changed)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? most + 1
}
