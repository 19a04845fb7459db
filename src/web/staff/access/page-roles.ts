import { anyStaff, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { screenAt } from '../find-screen.ts'
import { paths } from '../paths.ts'

/** The roles the page at this address is for; all for a page that is not named. */
export const rolesOfPage = (pathname: string): readonly StaffRole[] => screenAt(pathname)?.roles ?? anyStaff

/** Where the work of each role begins. */
export const workOf = (role: StaffRole): string => {
  if (role === 'packer') return paths.packing()
  return role === 'caller' ? paths.confirmOrders() : paths.dashboard()
}
