import { useState } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { useMenuCollections, useShownGroups } from '../use-public-shop.ts'
import { isManaging, ordersOf, productLinks } from './staff-links.ts'

const item =
  'inline-flex min-h-11 items-center rounded-control px-2 text-body-s hover:text-madder ' +
  'aria-[current=page]:underline aria-[current=page]:decoration-madder aria-[current=page]:underline-offset-8'

const loadPanel = () => import('./group-panel.tsx').then(module => module.GroupPanel)

export function MainNav() {
  const session = useSession()
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>> | null>(null)
  // Without it a menu leads to the page of its group.
  const approach = () => void loadPanel().then(setPanelOnce, () => undefined)
  const setPanelOnce = (loaded: NonNullable<typeof Panel>) => setPanel(() => loaded)
  return (
    <nav
      aria-label="Main"
      onPointerEnter={approach}
      onFocus={approach}
      className="hidden min-w-0 items-center gap-1 lg:flex"
    >
      <NavLink to={paths.home()} end className={item}>
        Home
      </NavLink>
      {useShownGroups().map(group => (
        <Menu key={group.code} align="wide" openOnHover trigger={<Opens>{group.name}</Opens>}>
          {Panel ? (
            <Panel group={group} />
          ) : (
            <NavLink to={paths.category(group.code)} className={menuItem}>
              All {group.name}
            </NavLink>
          )}
        </Menu>
      ))}
      <CollectionItems />
      {isManaging(session) && <StaffItems />}
      <NavLink to={ordersOf(session)} className={item}>
        Orders
      </NavLink>
    </nav>
  )
}

const Opens = ({ children }: { children: string }) => (
  <>
    {children}
    <ChevronDown size={16} />
  </>
)

/** How many collections have room beside the groups. */
const mostBeside = 2

/** By their own names, which say more than a word for them all; many share a menu, and so do all where there is less room. */
function CollectionItems() {
  const collections = useMenuCollections()
  const beside = collections.length <= mostBeside
  const links = (className: string) =>
    collections.map(({ slug, name }) => (
      <NavLink key={slug} to={paths.collection(slug)} className={className}>
        {name}
      </NavLink>
    ))
  if (beside) return <div className="beside-groups">{links(item)}</div>
  return (
    <Menu openOnHover trigger={<Opens>Collections</Opens>}>
      {links(menuItem)}
    </Menu>
  )
}

const StaffItems = () => (
  <>
    <Menu openOnHover trigger={<Opens>Products</Opens>}>
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
