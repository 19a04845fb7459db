import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { browserApi } from '../../api/browser.ts'
import { rolesOfPage } from '../access/page-roles.ts'
import { addressOf, allScreens, nameOf } from '../find-screen.ts'
import { paths, patterns } from '../paths.ts'
import { maxOrdersPerPrint } from '../print/max-per-print.ts'
import type { Screen } from '../screens.ts'
import type { Choice, Destination } from './choices.ts'

/** A choice that needs no search: `roles` may open it, and it is found by its name and these words. */
type Action = { choice: Choice; roles: readonly StaffRole[]; words: string }

const screenChoice = (screen: Screen): Action[] => {
  const to = addressOf(screen)
  if (to === null) return []
  const { title, roles, words = '', place } = screen
  const name = place === 'tab' ? title : nameOf(screen)
  return [{ choice: { id: to, group: 'Screens', name, to }, roles, words: `${title} ${words}` }]
}

/** The print page of the orders to ship: the oldest ones, as many as one print takes. */
const printToShip = async (print: (ids: string[]) => string): Promise<Destination> => {
  const { orders, toShip: total } = await browserApi.orders.toPack({
    query: { step: 'ship', limit: maxOrdersPerPrint },
  })
  if (orders.length === 0) return null
  const message = total > orders.length ? `The oldest ${orders.length} of ${total} orders to ship` : undefined
  return { to: print(orders.map(({ _id }) => _id)), message }
}

const action = (name: string, page: string, to: Choice['to'] = page): Action => ({
  choice: { id: name, group: 'Actions', name, to, emptyMessage: 'No orders are waiting to be shipped.' },
  roles: rolesOfPage(page),
  words: '',
})

const actions: Action[] = [
  ...allScreens.flatMap(screenChoice),
  action('Print packing slips of orders to ship', patterns.slips, () => printToShip(paths.slips)),
  action('Print invoices of orders to ship', patterns.invoices, () => printToShip(paths.invoices)),
  action('Go to the shop', paths.home()),
]

/** The role's screens and actions in which each typed word begins a word, by name first; all for an empty text. */
export function actionsFor(text: string, role: StaffRole | null): Choice[] {
  const prefixes = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isIn = (words: string) => {
    const each = words.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return prefixes.every(prefix => each.some(word => word.startsWith(prefix)))
  }
  const found = actions.filter(
    ({ choice, roles, words }) => role !== null && roles.includes(role) && isIn(`${choice.name} ${words}`),
  )
  // Screens stand above actions.
  const rank = ({ group, name }: Choice) => (group === 'Screens' ? 0 : 2) + (isIn(name) ? 0 : 1)
  return found.map(({ choice }) => choice).toSorted((a, b) => rank(a) - rank(b))
}
