import { matchPath } from 'react-router'
import {
  anyStaff,
  calling,
  managing,
  ownersOnly,
  packing,
  type StaffRole,
} from '../../../contract/accounts/staff-roles.ts'
import { paths, patterns } from '../paths.ts'

/** The roles each page of the staff is for. */
export const pageRoles = {
  [patterns.dashboard]: anyStaff,
  [patterns.adminOrders]: calling,
  [patterns.newOrder]: calling,
  [patterns.buyers]: calling,
  [patterns.buyer]: calling,
  [patterns.confirmOrders]: calling,
  [patterns.packing]: packing,
  [patterns.slips]: packing,
  [patterns.invoices]: managing,
  [patterns.payments]: managing,
  [patterns.deals]: managing,
  [patterns.categories]: managing,
  [patterns.collections]: managing,
  [patterns.editCollection]: managing,
  [patterns.sizeCharts]: managing,
  [patterns.sizeChart]: managing,
  [patterns.changes]: managing,
  [patterns.customers]: ownersOnly,
  [patterns.staff]: ownersOnly,
  [patterns.health]: ownersOnly,
  [patterns.ownPages]: ownersOnly,
  [patterns.ownPage]: ownersOnly,
  [patterns.settings]: ownersOnly,
  [patterns.setup]: ownersOnly,
  [patterns.productList]: managing,
  [patterns.addProduct]: managing,
  [patterns.editProduct]: managing,
  [patterns.importProducts]: managing,
} as const

/** The roles the page at this address is for; all for a page that is not named. */
export const rolesOfPage = (pathname: string): readonly StaffRole[] =>
  Object.entries(pageRoles).find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? anyStaff

/** Where the work of each role begins. */
export const workOf = (role: StaffRole): string => {
  if (role === 'packer') return paths.packing()
  return role === 'caller' ? paths.confirmOrders() : paths.dashboard()
}
