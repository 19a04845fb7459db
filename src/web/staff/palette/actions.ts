import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { browserApi } from '../../api/browser.ts'
import { rolesOfPage } from '../access/page-roles.ts'
import { paths, patterns } from '../paths.ts'
import { maxOrdersPerPrint } from '../print/max-orders-per-print.ts'
import type { Choice, Destination } from './choices.ts'

/** `page`: where the action leads, and so who may do it. */
type Action = Choice & { page: string }

const action = (name: string, page: string, to: Choice['to'] = page, emptyMessage?: string): Action => ({
  page,
  id: name,
  group: 'Actions',
  name,
  to,
  ...(emptyMessage && { emptyMessage }),
})

/** The print page of the orders to ship: the oldest ones, as many as one print takes. */
const printToShip = async (print: (ids: string[]) => string): Promise<Destination> => {
  const { orders, toShip: total } = await browserApi.orders.toPack({
    query: { step: 'ship', limit: maxOrdersPerPrint },
  })
  if (orders.length === 0) return null
  const message = total > orders.length ? `The oldest ${orders.length} of ${total} orders to ship` : undefined
  return { to: print(orders.map(({ _id }) => _id)), message }
}

const noneToShip = 'No orders are waiting to be shipped.'

const actions: Action[] = [
  action('New order', paths.newOrder()),
  action('Add product', paths.addProduct()),
  action('Print packing slips of orders to ship', patterns.slips, () => printToShip(paths.slips), noneToShip),
  action(
    'Print invoices of orders to ship',
    patterns.invoices,
    () => printToShip(paths.invoices),
    noneToShip,
  ),
  action('Import products', paths.importProducts()),
  action('Go to Today', paths.dashboard()),
  action('Go to Orders', paths.adminOrders()),
  action('Go to orders to confirm', paths.confirmOrders()),
  action('Go to orders to pack', paths.packing()),
  action('Go to Buyers', paths.buyers()),
  action('Go to Payments', paths.payments()),
  action('Go to Products', paths.productList()),
  action('Go to Deals', paths.deals()),
  action('Go to Customers', paths.customers()),
  action('Go to Changes', paths.changes()),
  action('Go to Staff', paths.staff()),
  action('Go to Settings', paths.settings()),
  action('Set up the shop step by step', paths.setup()),
  action('Go to sign-in and security', paths.security()),
  action('Go to the shop', paths.home()),
]

/** The role's actions whose names have a word beginning with each typed word; all for an empty text. */
export function actionsFor(text: string, role: StaffRole | null): Choice[] {
  const prefixes = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ name, page }) => {
    if (role === null || !rolesOfPage(page).includes(role)) return false
    const words = name.toLowerCase().split(' ')
    return prefixes.every(part => words.some(word => word.startsWith(part)))
  })
}
