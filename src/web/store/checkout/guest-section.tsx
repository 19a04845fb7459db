import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../contract/money.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { textLink } from '../../ui/text-link.ts'
import { GuestFields } from './checkout-fields.tsx'
import { guestFields } from './checkout-values.ts'
import type { usePlaceOrder } from './use-place-order.ts'

type Placing = ReturnType<typeof usePlaceOrder>

const SignIn = ({ children }: { children: ReactNode }) => (
  <Link to={paths.login(paths.checkout())} className={textLink}>
    {children}
  </Link>
)

/** What somebody without an account fills in, on one screen. */
export const GuestSection = ({ placing }: { placing: Placing }) => (
  <div className="space-y-6">
    <p className="text-body-s text-ink-2">
      No account needed. Have one? <SignIn>Sign in</SignIn>
    </p>
    <ErrorSummary form={placing.form} names={guestFields} />
    <GuestFields form={placing.form} terms={placing.terms} onCity={placing.quote.leaveCity} />
    <GuestPayment quote={placing.quote} />
  </div>
)

/** Cards are for accounts, which a payment that waits belongs to. */
function GuestPayment({ quote: { noCashIn, cash } }: Pick<Placing, 'quote'>) {
  const shop = usePublicShop()
  const takesCards = shop?.stripeScript && shop.pays.cards
  if (shop?.pays.cash === false) {
    return (
      <Banner tone="info">
        Orders are paid by card here, and that needs an account. <SignIn>Sign in to pay</SignIn>
      </Banner>
    )
  }
  if (noCashIn !== null) {
    return (
      <Banner tone="info">
        No cash is collected in {noCashIn}, so an order from there needs an account.{' '}
        <SignIn>Sign in to see how you can pay</SignIn>
      </Banner>
    )
  }
  return (
    <p className="text-body-s">
      <span className="font-semibold">Cash on delivery.</span> You pay the courier
      {cash && ` ${formatMoney(cash.amount, cash.currency)}`} when the parcel arrives.
      {shop?.payWords.cash && ` ${shop.payWords.cash}`}
      {takesCards && (
        <>
          {' '}
          To pay by card, <SignIn>sign in</SignIn>.
        </>
      )}
    </p>
  )
}
