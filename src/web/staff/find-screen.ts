import { generatePath, matchPath, useLocation } from 'react-router'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { withQuery } from '../paths.ts'
import { type Screen, screens } from './screens.ts'

const parents = new Map<Screen, Screen | null>()
const enter = (parent: Screen | null) => (screen: Screen) => {
  parents.set(screen, parent)
  screen.parts?.forEach(enter(screen))
}
screens.forEach(enter(null))

/** All of them, each after the one it belongs to. */
export const allScreens: readonly Screen[] = [...parents.keys()]

/** The screen with what it belongs to, the outermost first. */
export function trailOf(screen: Screen): Screen[] {
  const parent = parents.get(screen)
  return parent ? [...trailOf(parent), screen] : [screen]
}

/** Its address; null for what is about one thing, and for a part of the navigation without a screen of its own. */
export const addressOf = ({ pattern, query = {}, place }: Screen): string | null =>
  pattern === null || place === 'inside' ? null : withQuery(generatePath(pattern), query)

/** The screen at an address; undefined for one that is not the staff's. */
export function screenAt(pathname: string, search = ''): Screen | undefined {
  const asked = new URLSearchParams(search)
  const fits = ({ pattern, query = {} }: Screen) =>
    pattern !== null &&
    matchPath(pattern, pathname) !== null &&
    Object.entries(query).every(([name, value]) => asked.get(name) === value)
  const [first, ...others] = allScreens.filter(fits)
  return others.reduce(
    (best, screen) => (exactness(screen) > exactness(best) ? screen : best),
    first as Screen,
  )
}

/** '/admin/settings/look' is rather that tab than any. */
const exactness = ({ pattern, query = {} }: Screen) =>
  Object.keys(query).length + (pattern?.includes(':') ? 0 : 1)

/** The screen that is open. */
export function useScreen(): Screen | undefined {
  const { pathname, search } = useLocation()
  return screenAt(pathname, search)
}

const isFor = (role: StaffRole, { roles }: Screen) => roles.includes(role)

/** A place in the navigation; without `to` it only holds its parts. */
export type NavEntry = { screen: Screen; to: string | null; name: string; parts: NavEntry[] }

/** More of them do not fit beside each other on a phone. */
const maxAtOnce = 5

/** The navigation of a role. Those with few screens have them all side by side. */
export function navigationFor(role: StaffRole, { cards }: { cards: boolean }): NavEntry[] {
  const entriesOf = (list: readonly Screen[]): NavEntry[] =>
    list
      .filter(({ place, forCards }) => place === 'menu' && (cards || !forCards))
      .map(screen => ({
        screen,
        to: isFor(role, screen) ? addressOf(screen) : null,
        name: nameOf(screen),
        parts: entriesOf(screen.parts ?? []),
      }))
      .filter(({ to, parts }) => to !== null || parts.length > 0)
  const entries = entriesOf(screens)
  const single = entries.flatMap(entry => [entry, ...entry.parts]).filter(({ to }) => to !== null)
  return single.length <= maxAtOnce ? single.map(entry => ({ ...entry, parts: [] })) : entries
}

/** What a screen is called where there is little room. */
export const nameOf = ({ title, name = title }: Screen): string => name
