import type { MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useMenuCollections, usePublicShop, useShownGroups } from '../use-public-shop.ts'
import { isManaging, ordersOf, productLinks } from './staff-links.ts'
import { useLogOut } from './use-log-out.ts'

type Props = { open: boolean; onClose: () => void }

const row =
  'flex min-h-13 w-full items-center text-left font-medium transition-colors hover:text-madder aria-[current=page]:text-madder'

const subRow =
  'flex min-h-11 items-center pl-4 text-ink-2 hover:text-madder aria-[current=page]:font-semibold aria-[current=page]:text-madder'

export function PhoneMenu({ open, onClose }: Props) {
  const closeOnLeaving = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) onClose()
  }
  const pages = usePublicShop()?.pages ?? []
  const staff = useSession()?.userType === 'admin'
  const collections = useMenuCollections()
  return (
    <Sheet open={open} onClose={onClose} title="Shop" side="left">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside, keys too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div onClick={closeOnLeaving} className="-mt-4">
        <nav aria-label="Shop">
          <NavLink to={paths.home()} end className={`${row} border-line border-b`}>
            Home
          </NavLink>
          {useShownGroups().map((group, nth) => (
            <LinksSection
              key={group.code}
              title={group.name}
              links={[{ code: group.code, name: `All ${group.name}` }, ...group.categories].map(
                ({ code, name }) => ({ to: paths.category(code), name }),
              )}
              isFirst={nth === 0}
            />
          ))}
          {collections.map(({ slug, name }) => (
            <NavLink key={slug} to={paths.collection(slug)} className={`${row} border-line border-b`}>
              {name}
            </NavLink>
          ))}
          {pages.length > 0 && (
            <LinksSection
              title="Information"
              links={pages.map(({ slug, title }) => ({ to: paths.page(slug), name: title }))}
            />
          )}
        </nav>
        {staff && <StaffRows />}
        <AccountRows staff={staff} />
      </div>
    </Sheet>
  )
}

type SectionProps = { title: string; links: { to: string; name: string }[]; isFirst?: boolean }

function LinksSection({ title, links, isFirst = false }: SectionProps) {
  return (
    <Accordion title={title} name="zone" defaultOpen={isFirst}>
      <ul className="-mb-3">
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} className={subRow}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </Accordion>
  )
}

function StaffRows() {
  const session = useSession()
  return (
    <nav aria-label="Staff" className="border-line border-b pt-4 pb-2">
      <NavLink to={paths.dashboard()} end className={row}>
        Today in the shop
      </NavLink>
      {isManaging(session) && <ManagingRows />}
      <NavLink to={ordersOf(session)} className={row}>
        Orders
      </NavLink>
    </nav>
  )
}

const ManagingRows = () => (
  <>
    <LinksSection title="Products" links={[...productLinks]} />
    <NavLink to={paths.deals()} className={row}>
      Deals
    </NavLink>
  </>
)

function AccountRows({ staff }: { staff: boolean }) {
  const session = useSession()
  const logOut = useLogOut()
  return (
    <nav aria-label="Account" className="pt-4">
      {session && <p className="pt-2 text-caption text-ink-3">Signed in as {session.username}</p>}
      {!staff && (
        <NavLink to={paths.orders()} className={row}>
          Orders
        </NavLink>
      )}
      <NavLink to={paths.cart()} className={row}>
        Cart
      </NavLink>
      <NavLink to={paths.wishlist()} className={row}>
        Wishlist
      </NavLink>
      <NavLink to={paths.track()} className={row}>
        Track your order
      </NavLink>
      {session ? (
        <>
          <NavLink to={paths.profile()} className={row}>
            View Profile
          </NavLink>
          <button type="button" onClick={logOut} className={row}>
            Logout
          </button>
        </>
      ) : (
        <NavLink to={paths.login()} className={row}>
          Login
        </NavLink>
      )}
    </nav>
  )
}
