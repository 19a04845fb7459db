import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Session } from '../../api/session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { setCartCount } from '../../parts/cart-count.ts'
import { toldCity } from '../../parts/delivery/told-city.ts'
import { ShoppersOnly } from '../../parts/guests/shoppers-only.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { guestId } from './checkout-values.ts'
import { readDraft } from './draft.ts'
import { initialValues } from './initial-values.ts'
import { type CheckoutStart, loadCheckout } from './load-checkout.ts'
import { useDeliveryCountries, usePlacedPath, usePostalCode } from './use-checkout-settings.ts'

export const meta = privatePageMeta('Checkout')

type Opened = Extract<CheckoutStart, { kind: 'open' }>

export default function CheckoutPage() {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <h1 className="font-display text-display-l">Checkout</h1>
      <ShoppersOnly loading={<CheckoutSkeleton />}>
        {session => <LoadedCheckout session={session} />}
      </ShoppersOnly>
    </div>
  )
}

/** `session` is null for somebody without an account. */
type Buyer = { session: Session | null }

const idOf = ({ session }: Buyer) => session?.userId ?? guestId

function LoadedCheckout({ session }: Buyer) {
  const answer = useAnswer('checkout', signal => loadCheckout(idOf({ session }), signal))
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Checkout could not be opened. {answer.error.message}
      </ErrorState>
    )
  }
  if (answer.state === 'loading') return <CheckoutSkeleton />
  const start = answer.value
  return start.kind === 'open' ? (
    <OpenCheckout start={start} session={session} />
  ) : (
    <GoOn start={start} userId={idOf({ session })} />
  )
}

/** The draft is read once; from then on the form holds what is typed. */
function OpenCheckout({ start, session }: Buyer & { start: Opened }) {
  const { cart, terms, user, last, setup, lastOrderId } = start
  const userId = idOf({ session })
  const countries = useDeliveryCountries()
  const postalCode = usePostalCode()
  const [initial] = useState(() =>
    initialValues({
      session,
      user,
      last,
      countries,
      postalCode,
      city: toldCity() || toldCity(''),
      draft: readDraft(userId),
    }),
  )
  return (
    <CheckoutForm
      cart={cart}
      terms={terms}
      initial={initial}
      userId={userId}
      setup={setup}
      lastOrderId={lastOrderId}
    />
  )
}

type Elsewhere = { start: Exclude<CheckoutStart, { kind: 'open' }>; userId: string }

/** Nothing to check out: goes to the cart, or to the greeting of an order that was already placed. */
function GoOn({ start, userId }: Elsewhere) {
  const navigate = useNavigate()
  const placedPath = usePlacedPath(userId)
  const to = start.kind === 'ordered' ? placedPath(start.order._id) : paths.cart()
  useEffect(() => {
    setCartCount(0)
    navigate(to, { replace: true })
  }, [to, navigate])
  return <CheckoutSkeleton />
}
