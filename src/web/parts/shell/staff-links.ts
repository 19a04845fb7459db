import { paths } from '../../paths.ts'

/** The staff's product pages, for the shop's menus. */
export const productLinks = [
  { to: paths.addProduct(), name: 'Add Product' },
  { to: paths.productList(), name: 'Product List' },
]

/** Where 'Orders' leads: staff to all orders, shoppers to their own. */
export const ordersOf = (userType: string | undefined) =>
  userType === 'admin' ? paths.adminOrders() : paths.orders()
