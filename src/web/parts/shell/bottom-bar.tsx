import { NavLink } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { CircleUser, House, Package, Shirt } from '../icons.tsx'
import type { LazyMenu } from './lazy-menu.ts'
import { ordersOf } from './staff-links.ts'

const item = 'bar-item'

/** The phone's bottom bar, 56 px high; sticky bars of pages stand on it. */
export function BottomBar({ menu, onSearch }: { menu: LazyMenu; onSearch: () => void }) {
  const session = useSession()
  const account = session ? paths.profile() : paths.login()
  return (
    <nav aria-label="Shortcuts" className="shop-bar">
      <NavLink to={paths.home()} end className={item}>
        <House />
        Home
      </NavLink>
      <button type="button" aria-haspopup="dialog" {...menu.approach} onClick={menu.show} className={item}>
        <Shirt />
        Shop
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onSearch} className={item}>
        <SearchIcon />
        Search
      </button>
      <NavLink to={ordersOf(session)} className={item}>
        <Package />
        Orders
      </NavLink>
      <NavLink to={account} className={item}>
        <CircleUser />
        Account
      </NavLink>
    </nav>
  )
}
