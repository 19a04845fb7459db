import { paths } from '../../paths.ts'

/** The products' part of the staff's pages, as the shop's menus list it. */
export const productLinks = [
  { to: paths.addProduct(), name: 'Add Product' },
  { to: paths.productList(), name: 'Product List' },
]

/** Where 'Orders' leads: the staff to everybody's, anybody else to their own. */
export const ordersOf = (userType: string | undefined) =>
  userType === 'admin' ? paths.adminOrders() : paths.orders()
