import { NavLink } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { useMenuCollections, useShownGroups } from '../use-public-shop.ts'
import { GroupPanel } from './group-panel.tsx'
import { isManaging, ordersOf, productLinks } from './staff-links.ts'

const item =
  'inline-flex min-h-11 items-center rounded-control px-2 text-body-s hover:text-madder ' +
  'aria-[current=page]:underline aria-[current=page]:decoration-madder aria-[current=page]:underline-offset-8'

export function MainNav() {
  const session = useSession()
  return (
    <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
      <NavLink to={paths.home()} end className={item}>
        Home
      </NavLink>
      {useShownGroups().map(group => (
        <Menu
          key={group.code}
          align="wide"
          openOnHover
          trigger={
            <>
              {group.name}
              <ChevronDown size={16} />
            </>
          }
        >
          <GroupPanel group={group} />
        </Menu>
      ))}
      <CollectionsItem />
      {isManaging(session) && <StaffItems />}
      <NavLink to={ordersOf(session)} className={item}>
        Orders
      </NavLink>
    </nav>
  )
}

function CollectionsItem() {
  const collections = useMenuCollections()
  if (collections.length === 0) return null
  return (
    <Menu
      openOnHover
      trigger={
        <>
          Collections
          <ChevronDown size={16} />
        </>
      }
    >
      {collections.map(({ slug, name }) => (
        <NavLink key={slug} to={paths.collection(slug)} className={menuItem}>
          {name}
        </NavLink>
      ))}
    </Menu>
  )
}

const StaffItems = () => (
  <>
    <Menu
      openOnHover
      trigger={
        <>
          Products
          <ChevronDown size={16} />
        </>
      }
    >
      {productLinks.map(({ to, name }) => (
        <NavLink key={to} to={to} className={menuItem}>
          {name}
        </NavLink>
      ))}
    </Menu>
    <NavLink to={paths.deals()} className={item}>
      Deals
    </NavLink>
  </>
)
