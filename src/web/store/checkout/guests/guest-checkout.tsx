import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Cart } from '../../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { browserApi } from '../../../api/browser.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { setCartCount } from '../../../parts/cart-count.ts'
import { ErrorSummary } from '../../../parts/form/error-summary.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { usePublicShop } from '../../../parts/use-public-shop.ts'
import { paths } from '../../../paths.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { OrderProblemText } from '../order-problem-text.tsx'
import { OrderSummary, OrderSummaryFold } from '../order-summary.tsx'
import { findSentGuestOrder } from './guest-attempt.ts'
import { GuestFields } from './guest-fields.tsx'
import { guestFields } from './guest-values.ts'
import { useGuestOrder } from './use-guest-order.ts'

type Start = { cart: Cart; terms: DeliveryTerms } | { to: string }

async function loadStart(signal: AbortSignal): Promise<Start> {
  const [cart, terms] = await Promise.all([
    browserApi.cart.get({}, { signal }),
    browserApi.delivery.terms({}, { signal }),
  ])
  if (cart.items.length > 0) return { cart, terms }
  return { to: (await findSentGuestOrder()) ? paths.placed() : paths.cart() }
}

/** The checkout of somebody without an account, on one screen. */
export function GuestCheckout() {
  const answer = useAnswer('guest checkout', loadStart)
  if (answer.state === 'failed') {
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        Checkout could not be opened. {answer.error.message}
      </ErrorState>
    )
  }
  if (answer.state === 'loading') return <CheckoutSkeleton />
  return 'to' in answer.value ? <GoOn to={answer.value.to} /> : <OpenGuestCheckout {...answer.value} />
}

/** Nothing to check out: goes to the cart, or to the order that was already placed. */
function GoOn({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    setCartCount(0)
    navigate(to, { replace: true })
  }, [to, navigate])
  return <CheckoutSkeleton />
}

function OpenGuestCheckout(start: { cart: Cart; terms: DeliveryTerms }) {
  const { cart, delivered, form, problem, alert, leaving, currency, submit, cities } = useGuestOrder(start)
  const { total, delivery, cash, noCashIn } = delivered
  const shown = { cart, total, delivery, currency, cash }
  const pending = form.formState.isSubmitting
  return (
    <div className="mt-4 grid gap-x-16 gap-y-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <OrderSummaryFold {...shown} className="lg:hidden" />
      <form method="post" noValidate onSubmit={submit} className="space-y-6">
        <p className="text-body-s text-ink-2">
          No account needed. Have one?{' '}
          <Link to={paths.login(paths.checkout())} className={textLink}>
            Sign in
          </Link>
        </p>
        <ErrorSummary form={form} names={guestFields} />
        <GuestFields form={form} cities={cities} onCity={delivered.leaveCity} />
        <Payment noCashIn={noCashIn} due={cash ? formatMoney(cash.amount, cash.currency) : null} />
        {problem && (
          <Banner tone="error" ref={alert}>
            <OrderProblemText {...problem} />
          </Banner>
        )}
        <SubmitButton
          variant="accent"
          size="large"
          className="w-full"
          pending={pending}
          pendingLabel="Placing your order..."
        >
          Place Order · {formatMoney(total, currency)}
        </SubmitButton>
        <LiveRegion>{pending && 'Placing your order...'}</LiveRegion>
      </form>
      <OrderSummary {...shown} className="hidden lg:block" />
      <AlertDialog
        open={leaving.asked}
        title="Leave while your order is being placed?"
        cancelLabel="Stay"
        confirmLabel="Leave"
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      >
        Stay to see whether it goes through.
      </AlertDialog>
    </div>
  )
}

/** Cards are for accounts, which a payment that waits belongs to. */
function Payment({ noCashIn, due }: { noCashIn: string | null; due: string | null }) {
  const shop = usePublicShop()
  const takesCards = shop?.stripeScript && shop.pays.cards
  if (shop?.pays.cash === false) {
    return (
      <Banner tone="info">
        Orders are paid by card here, and that needs an account.{' '}
        <Link to={paths.login(paths.checkout())} className={textLink}>
          Sign in to pay
        </Link>
      </Banner>
    )
  }
  if (noCashIn !== null) {
    return (
      <Banner tone="info">
        No cash is collected in {noCashIn}, so an order from there needs an account.{' '}
        <Link to={paths.login(paths.checkout())} className={textLink}>
          Sign in to see how you can pay
        </Link>
      </Banner>
    )
  }
  return (
    <p className="text-body-s">
      <span className="font-semibold">Cash on delivery.</span> You pay the courier{due && ` ${due}`} when the
      parcel arrives.{shop?.payWords.cash && ` ${shop.payWords.cash}`}
      {takesCards && (
        <>
          {' '}
          To pay by card,{' '}
          <Link to={paths.login(paths.checkout())} className={textLink}>
            sign in
          </Link>
          .
        </>
      )}
    </p>
  )
}
