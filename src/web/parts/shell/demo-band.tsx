import { Link, useLocation } from 'react-router'
import { readSession, useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { loadCartCount, setCartCount } from '../cart-count.ts'
import { setGuestTrial, useGuestTrial } from '../guests/guest-trial.ts'
import { usePublicShop } from '../use-public-shop.ts'
import { frameVariant } from './frame-variant.ts'

/**
 * Says on one line that the shop is a demo. Shoppers can try there what the owner has not switched on, and the owner finds
 * the way out.
 */
export function DemoBand({ notice }: { notice: string }) {
  const offersTrial = usePublicShop()?.checkout.guestsMayOrder === false
  const switches = frameVariant(useLocation().pathname) !== 'staff' && offersTrial
  return (
    <aside
      aria-label="Demo"
      className="flex flex-wrap justify-center gap-x-4 border-line border-b px-4 py-1 text-caption print:hidden"
    >
      {/* On a phone the switch takes the room of what the checkout says again. */}
      <p>
        Demo<span className="max-md:sr-only">{notice}</span>
      </p>
      {switches && <GuestSwitch />}
      {useSession()?.staffRole === 'owner' && (
        <Link to={paths.leaveDemo()} className="underline underline-offset-4 hover:no-underline">
          Leave the demo
        </Link>
      )}
    </aside>
  )
}

function GuestSwitch() {
  const on = useGuestTrial()
  // It keeps its place until it works, so that nothing moves.
  const hydrated = useHydrated()
  const change = (next: boolean) => {
    setGuestTrial(next)
    if (readSession()) return
    if (next) void loadCartCount()
    else setCartCount(0)
  }
  return (
    <label className={`flex items-center gap-2 ${hydrated ? '' : 'invisible'}`}>
      <input
        type="checkbox"
        checked={on}
        onChange={event => change(event.target.checked)}
        className="check-box size-4"
      />
      Try ordering without an account
    </label>
  )
}
