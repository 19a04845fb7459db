import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { AccountMenu } from '../../parts/shell/account-menu.tsx'
import { Wordmark } from '../../parts/shell/wordmark.tsx'
import { useShopName } from '../../parts/use-public-shop.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { menuItem } from '../../ui/menu.tsx'
import { standaloneLink } from '../../ui/text-link.ts'
import { Store } from '../icons.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { paths } from '../paths.ts'
import { setShortcutsEnabled, useShortcutsEnabled } from './use-shortcuts.ts'

export function StaffHeader() {
  const staff = useSession()?.userType === 'admin'
  return (
    <header className="border-line border-b bg-paper">
      <div className="flex min-h-14 items-center gap-2 px-4 max-sm:flex-wrap sm:gap-4 md:px-6">
        <Wordmark shopName={useShopName()} />
        <span className="max-sm:hidden">Staff</span>
        <div className="grow" />
        {staff && <PaletteButton />}
        <Link to={paths.home()} className={standaloneLink}>
          <Store size={16} />
          <span>
            <span className="max-sm:sr-only">To the </span>shop
          </span>
        </Link>
        <AccountMenu>
          {staff && (
            <>
              <Link to={paths.security()} className={menuItem}>
                Sign-in and security
              </Link>
              <ShortcutsSwitch />
            </>
          )}
        </AccountMenu>
      </div>
    </header>
  )
}

/** Turns single-key shortcuts on and off for all staff pages. */
const ShortcutsSwitch = () => (
  <Checkbox
    checked={useShortcutsEnabled()}
    onChange={event => setShortcutsEnabled(event.target.checked)}
    label="Single-key shortcuts"
    className="whitespace-nowrap px-4 text-body-s pointer-coarse:hidden"
  />
)
