import { browserApi } from '../../api/browser.ts'
import { paths } from '../../paths.ts'
import { maxOrdersPerPrint } from '../print/max-orders-per-print.ts'
import type { Choice, Destination } from './choices.ts'

const action = (name: string, to: Choice['to'], emptyMessage?: string): Choice => ({
  id: name,
  group: 'Actions',
  name,
  to,
  ...(emptyMessage && { emptyMessage }),
})

/** The print page of the orders to ship: the oldest ones, as many as one print takes. */
const printToShip = async (print: (ids: string[]) => string): Promise<Destination> => {
  const { orders, total } = await browserApi.orders.all({
    query: { status: 'Processing', sort: 'oldest', limit: maxOrdersPerPrint },
  })
  if (orders.length === 0) return null
  const message = total > orders.length ? `The oldest ${orders.length} of ${total} orders to ship` : undefined
  return { to: print(orders.map(({ _id }) => _id)), message }
}

const noneToShip = 'No orders are waiting to be shipped.'

const actions: Choice[] = [
  action('Add product', paths.addProduct()),
  action('Print packing slips of orders to ship', () => printToShip(paths.slips), noneToShip),
  action('Print invoices of orders to ship', () => printToShip(paths.invoices), noneToShip),
  action('Import products', paths.importProducts()),
  action('Go to Today', paths.dashboard()),
  action('Go to Orders', paths.adminOrders()),
  action('Go to orders to confirm', paths.confirmOrders()),
  action('Go to Payments', paths.payments()),
  action('Go to Products', paths.productList()),
  action('Go to Deals', paths.deals()),
  action('Go to Changes', paths.changes()),
  action('Go to Staff', paths.staff()),
  action('Go to sign-in and security', paths.security()),
  action('Go to the shop', paths.home()),
]

/** The actions whose names have a word beginning with each typed word; all for an empty text. */
export function actionsFor(text: string): Choice[] {
  const prefixes = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ name }) => {
    const words = name.toLowerCase().split(' ')
    return prefixes.every(part => words.some(word => word.startsWith(part)))
  })
}
