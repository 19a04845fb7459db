import type { Session } from '../../api/session.ts'
import { paths } from '../../paths.ts'

/** The staff's product pages, for the shop's menus. */
export const productLinks = [
  { to: paths.addProduct(), name: 'Add Product' },
  { to: paths.productList(), name: 'Product List' },
]

/** Whether somebody looks after products and deals. The role of a session of before there were roles is not known here. */
export const isManaging = (session: Session | null) =>
  session?.userType === 'admin' && !/caller|packer/.test(session.staffRole)

/** Where 'Orders' leads: packers to those to pack, other staff to all orders, shoppers to their own. */
export const ordersOf = (session: Session | null) => {
  if (session?.staffRole === 'packer') return paths.packing()
  return session?.userType === 'admin' ? paths.adminOrders() : paths.orders()
}
