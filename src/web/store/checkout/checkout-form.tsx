import { Link } from 'react-router'
import type { Cart } from '../../../contract/cart.ts'
import { formatDollars } from '../../../contract/money.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { textLink } from '../../ui/text-link.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFields } from './address-form.ts'
import type { FirstAddress } from './first-address.ts'
import { OrderSummary, OrderSummaryFold } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { type OrderProblem, usePlaceOrder } from './use-place-order.ts'

type Props = { cart: Cart; address: FirstAddress; userId: string }

export function CheckoutForm({ cart: first, address, userId }: Props) {
  const { values: defaultValues, from } = address
  const { cart, form, problem, alert, submit } = usePlaceOrder({ userId, cart: first, defaultValues })
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <OrderSummaryFold cart={cart} className="lg:hidden" />
      <form method="post" noValidate onSubmit={submit} className="space-y-10">
        <section aria-labelledby="delivery-title">
          <h2 id="delivery-title" className="font-display text-display-s">
            1 Delivery address
          </h2>
          <p className="mt-1 mb-5 text-body-s text-ink-2">
            {from === 'order' && 'Filled in from your last order. '}Where the courier brings the parcel.
          </p>
          <ErrorSummary form={form} names={addressFields} className="mb-5" />
          <AddressFields form={form} />
        </section>
        <section aria-labelledby="payment-title">
          <h2 id="payment-title" className="font-display text-display-s">
            2 Payment
          </h2>
          <PaymentChoice />
        </section>
        <div className="space-y-5">
          {problem && (
            <Banner tone="error" ref={alert}>
              <Problem {...problem} />
            </Banner>
          )}
          <SubmitButton
            variant="accent"
            size="large"
            className="w-full"
            pending={form.formState.isSubmitting}
            pendingLabel="Placing your order..."
          >
            Place Order · {formatDollars(cart.totalPrice)}
          </SubmitButton>
        </div>
      </form>
      <OrderSummary cart={cart} className="hidden lg:block" />
    </div>
  )
}

function Problem({ words, code }: OrderProblem) {
  if (code === 'out_of_stock' || code === 'cart_changed') {
    return (
      <>
        {words}{' '}
        <Link to={paths.cart()} className={textLink}>
          Change your cart
        </Link>
      </>
    )
  }
  if (code !== 'offline') return words
  return `${words} Nothing you typed is lost, and pressing the button again will not order twice.`
}
