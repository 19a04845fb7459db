import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { StaffRole } from '../../../contract/staff-roles.ts'
import { Package, Shirt } from '../../parts/icons.tsx'
import { paths } from '../../paths.ts'
import {
  Activity,
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
import { rolesOfPage } from './page-roles.ts'
import { useStaffRole } from './staff-role.ts'

type NavPage = {
  to: string
  name: string
  icon: typeof Package
  end: boolean
  /** By default those the page is for; managers pack from the list of orders. */
  roles?: readonly StaffRole[]
}

const pages: NavPage[] = [
  { to: paths.dashboard(), name: 'Today', icon: ChartLine, end: true },
  { to: paths.adminOrders(), name: 'Orders', icon: Package, end: false },
  { to: paths.packing(), name: 'To pack', icon: Package, end: false, roles: ['packer'] },
  { to: paths.confirmOrders(), name: 'To confirm', icon: PhoneCall, end: false },
  { to: paths.payments(), name: 'Payments', icon: CreditCard, end: false },
  { to: paths.productList(), name: 'Products', icon: Shirt, end: false },
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

/** A column beside the page; on narrow screens a row above it that scrolls sideways. */
export function StaffNav() {
  const role = useStaffRole()
  const own = pages.filter(({ to, roles = rolesOfPage(to) }) => role !== null && roles.includes(role))
  const list = useCurrentInView()
  return (
    <nav
      aria-label="Staff"
      className="shrink-0 border-line bg-paper max-xl:border-b xl:w-54 xl:border-r xl:px-3 xl:py-5"
    >
      <ul ref={list} className="flex gap-1 max-xl:overflow-x-auto max-xl:px-3 xl:sticky xl:top-5 xl:flex-col">
        {own.map(({ to, name, icon: Icon, end }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={end}
              className="-outline-offset-2! flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-madder"
            >
              <Icon size={16} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On narrow screens the row begins where the current page is. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current with another path
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]')
    if (!list.current || !current) return
    const [row, link] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    list.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2)
  }, [pathname])
  return list
}
