import { usePublicShop } from '../../parts/use-public-shop.ts'
import { useStaffRole } from '../access/staff-role.ts'
import { useWork } from '../cache/use-work.ts'
import { type NavEntry, navigationFor, trailOf, useScreen } from '../find-screen.ts'

/** A place in the navigation as it is now. */
export type Place = Omit<NavEntry, 'screen' | 'parts'> & {
  icon: NavEntry['screen']['icon']
  /** It is open, or what it leads to is. */
  isCurrent: boolean
  /** One of its parts is open, or the place itself. */
  isOpen: boolean
  /** How much waits there; of a place with parts, in all of them. */
  waiting: number
  parts: Place[]
}

/** The navigation of whoever is signed in. */
export function useNavigation(): Place[] {
  const role = useStaffRole()
  const cards = usePublicShop()?.pays.cards ?? true
  const { value: work } = useWork()
  const screen = useScreen()
  const open = screen ? trailOf(screen) : []
  const current = open.findLast(({ place }) => place === 'menu')
  const toPlace = ({ screen, parts: inside, ...entry }: NavEntry): Place => {
    const parts = inside.map(toPlace)
    return {
      ...entry,
      icon: screen.icon,
      isCurrent: screen === current,
      isOpen: open.includes(screen),
      waiting: parts.reduce((sum, part) => sum + part.waiting, (work && screen.waiting?.(work)) ?? 0),
      parts,
    }
  }
  return role === null ? [] : navigationFor(role, { cards }).map(toPlace)
}

/** A place with its parts as they stand in one list: first what it is itself. */
export const listOf = ({ parts, ...place }: Place): Place[] => [
  ...(place.to === null ? [] : [{ ...place, waiting: 0, parts: [] }]),
  ...parts,
]
