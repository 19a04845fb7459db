import { browserApi } from '../../api/browser.ts'
import { paths } from '../../paths.ts'
import type { Choice, Way } from './choices.ts'

const action = (name: string, to: Choice['to'], nothing?: string): Choice => ({
  id: name,
  group: 'Actions',
  name,
  to,
  ...(nothing && { nothing }),
})

const MOST_ON_A_PRINT = 50

/** The orders that are packed, the oldest fifty: so many go on one print, and who waits longest comes first. */
const packed = async (print: (ids: string[]) => string): Promise<Way> => {
  const { orders, total } = await browserApi.orders.all({
    query: { status: 'Processing', sort: 'oldest', limit: MOST_ON_A_PRINT },
  })
  if (orders.length === 0) return null
  const words = total > orders.length ? `The oldest ${orders.length} of ${total} orders to ship` : undefined
  return { to: print(orders.map(({ _id }) => _id)), words }
}

const noneToShip = 'No order is waiting to be shipped.'

const actions: Choice[] = [
  action('Add product', paths.addProduct()),
  action('Print packing slips of orders to ship', () => packed(paths.slips), noneToShip),
  action('Print invoices of orders to ship', () => packed(paths.invoices), noneToShip),
  action('Import products', paths.importProducts()),
  action('Go to Today', paths.dashboard()),
  action('Go to Orders', paths.adminOrders()),
  action('Go to To confirm', paths.confirmOrders()),
  action('Go to Payments', paths.payments()),
  action('Go to Products', paths.productList()),
  action('Go to Deals', paths.deals()),
  action('Go to Changes', paths.changes()),
  action('Go to Staff', paths.staff()),
  action('Go to the shop', paths.home()),
]

/** Those in which every word begins a word; without words all of them. */
export function actionsFor(text: string): Choice[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ name }) => {
    const words = name.toLowerCase().split(' ')
    return wanted.every(part => words.some(word => word.startsWith(part)))
  })
}
