import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Session } from '../../api/session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { ShoppersOnly } from '../../parts/guests/shoppers-only.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { readDraft } from './address-draft.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { GuestCheckout } from './guests/guest-checkout.tsx'
import { initialAddress } from './initial-address.ts'
import { type CheckoutStart, loadCheckout } from './load-checkout.ts'
import { useAsksPostalCode } from './use-asks-postal-code.ts'
import { useDeliveryCountries } from './use-delivery-countries.ts'
import { usePlacedPath } from './use-placed-path.ts'

export const meta = privatePageMeta('Checkout')

type Opened = Extract<CheckoutStart, { kind: 'open' }>

export default function CheckoutPage() {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <h1 className="font-display text-display-l">Checkout</h1>
      <ShoppersOnly loading={<CheckoutSkeleton />}>
        {session => (session ? <LoadedCheckout session={session} /> : <GuestCheckout />)}
      </ShoppersOnly>
    </div>
  )
}

function LoadedCheckout({ session }: { session: Session }) {
  const answer = useAnswer('checkout', signal => loadCheckout(session.userId, signal))
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Checkout could not be opened. {answer.error.message}
      </ErrorState>
    )
  }
  if (answer.state === 'loading') return <CheckoutSkeleton />
  const start = answer.value
  return start.kind === 'open' ? <OpenCheckout start={start} session={session} /> : <GoOn start={start} />
}

/** The draft is read once; from then on the form holds what is typed. */
function OpenCheckout({ start, session }: { start: Opened; session: Session }) {
  const { userId } = session
  const countries = useDeliveryCountries()
  const asksPostalCode = useAsksPostalCode()
  const [address] = useState(() =>
    initialAddress({ ...start, session, countries, asksPostalCode, draft: readDraft(userId) }),
  )
  return (
    <CheckoutForm
      cart={start.cart}
      terms={start.terms}
      address={address}
      userId={userId}
      setup={start.setup}
      lastOrderId={start.lastOrderId}
    />
  )
}

/** Nothing to check out: goes to the cart, or to the greeting of an order that was already placed. */
function GoOn({ start }: { start: Exclude<CheckoutStart, { kind: 'open' }> }) {
  const navigate = useNavigate()
  const placedPath = usePlacedPath()
  const to = start.kind === 'ordered' ? placedPath(start.order._id) : paths.cart()
  useEffect(() => {
    setCartCount(0)
    navigate(to, { replace: true })
  }, [to, navigate])
  return <CheckoutSkeleton />
}
