import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { Package, Shirt } from '../../parts/icons.tsx'
import { rolesOfPage } from '../access/page-roles.ts'
import { useStaffRole } from '../access/staff-role.ts'
import {
  Activity,
  BookUser,
  ChartLine,
  CreditCard,
  FileText,
  History,
  Layers,
  ListTree,
  Percent,
  PhoneCall,
  Ruler,
  SettingsIcon,
  UserSearch,
  Users,
} from '../icons.tsx'
import { paths } from '../paths.ts'

export type NavPage = {
  to: string
  name: string
  icon: typeof Package
  end: boolean
  /** By default those the page is for; managers pack from the list of orders. */
  roles?: readonly StaffRole[]
  /** In the phone's bottom bar; the others are behind 'More' there. */
  daily?: true
}

const pages: NavPage[] = [
  { to: paths.dashboard(), name: 'Today', icon: ChartLine, end: true, daily: true },
  { to: paths.adminOrders(), name: 'Orders', icon: Package, end: false, daily: true },
  { to: paths.packing(), name: 'To pack', icon: Package, end: false, roles: ['packer'], daily: true },
  { to: paths.confirmOrders(), name: 'To confirm', icon: PhoneCall, end: false, daily: true },
  { to: paths.buyers(), name: 'Buyers', icon: BookUser, end: false },
  { to: paths.payments(), name: 'Payments', icon: CreditCard, end: false },
  { to: paths.productList(), name: 'Products', icon: Shirt, end: false, daily: true },
  { to: paths.categories(), name: 'Categories', icon: ListTree, end: false },
  { to: paths.collections(), name: 'Collections', icon: Layers, end: false },
  { to: paths.sizeCharts(), name: 'Size charts', icon: Ruler, end: false },
  { to: paths.deals(), name: 'Deals', icon: Percent, end: false },
  { to: paths.customers(), name: 'Customers', icon: UserSearch, end: false },
  { to: paths.changes(), name: 'Changes', icon: History, end: false },
  { to: paths.staff(), name: 'Staff', icon: Users, end: false },
  { to: paths.ownPages(), name: 'Pages', icon: FileText, end: false },
  { to: paths.settings(), name: 'Settings', icon: SettingsIcon, end: false },
  { to: paths.health(), name: 'Shop health', icon: Activity, end: false },
]

/** The pages for the role of whoever is signed in. */
export function useNavPages(): NavPage[] {
  const role = useStaffRole()
  return pages.filter(({ to, roles = rolesOfPage(to) }) => role !== null && roles.includes(role))
}
