import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { CircleUser } from '../icons.tsx'
import { useLogOut } from './use-log-out.ts'

/** As wide signed in as signed out, so nothing beside it moves. */
/** `children`: further entries of the menu. */
export function AccountMenu({ children }: { children?: ReactNode }) {
  const session = useSession()
  return (
    <div className="flex w-32 justify-end pr-1">
      {session ? <SignedIn username={session.username}>{children}</SignedIn> : <LoginLink />}
    </div>
  )
}

const LoginLink = () => (
  <Link to={paths.login()} className={buttonClass({ variant: 'outline', size: 'small' })}>
    Login
  </Link>
)

function SignedIn({ username, children }: { username: string; children: ReactNode }) {
  const logOut = useLogOut()
  return (
    <Menu
      align="end"
      className="min-w-0"
      triggerClassName="max-w-full"
      trigger={
        <>
          <span className="sr-only">Account of </span>
          <span className="truncate">{username}</span>
          <CircleUser className="shrink-0" />
        </>
      }
    >
      <Link to={paths.profile()} className={menuItem}>
        View Profile
      </Link>
      <Link to={paths.wishlist()} className={menuItem}>
        Wishlist
      </Link>
      {children}
      <button type="button" onClick={logOut} className={menuItem}>
        Logout
      </button>
    </Menu>
  )
}
