import { useState } from 'react'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { useCurrency } from '../../parts/money.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressFields } from './address-form.ts'
import { CardSection } from './card-section.tsx'
import type { InitialAddress } from './initial-address.ts'
import { OrderProblemText } from './order-problem-text.tsx'
import { OrderSummary, OrderSummaryFold } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { usePlaceOrder } from './use-place-order.ts'

type Props = {
  cart: Cart
  terms: DeliveryTerms
  address: InitialAddress
  userId: string
  setup: CardSetup | null
  /** The person's newest order when the checkout was opened. */
  lastOrderId: string | null | undefined
}

export function CheckoutForm({ address, setup, ...start }: Props) {
  const { values: defaultValues, from } = address
  const cards = setup === null || setup.cards
  const placing = usePlaceOrder({ ...start, defaultValues, cards })
  const { cart, delivered, form, method, problem, alert, submit, leaving } = placing
  // Once opened, the card form stays mounted and keeps what was typed.
  const [cardOpened, setCardOpened] = useState(method === 'online')
  if (method === 'online' && !cardOpened) setCardOpened(true)
  const pending = form.formState.isSubmitting
  const currency = useCurrency()
  const total = formatMoney(delivered.total, currency)
  const cash = method === 'COD' ? delivered.cash : null
  const shown = { cart, total: delivered.total, delivery: delivered.delivery, currency, cash }
  const summary = { form, names: addressFields, others: placing.wrongCardFields }
  // The list stands above the first wrong field, where the focus is.
  const onlyCardIsWrong = Object.keys(form.formState.errors).length === 0
  const pendingLabel = method === 'online' ? 'Processing...' : 'Placing your order...'
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <OrderSummaryFold {...shown} className="lg:hidden" />
      <form method="post" noValidate onSubmit={submit} className="space-y-10">
        <section aria-labelledby="delivery-title">
          <h2 id="delivery-title" className="font-display text-display-s">
            1 Delivery address
          </h2>
          <p className="mt-1 mb-5 text-body-s text-ink-2">
            {from === 'order'
              ? 'Your last order went to this address. Please check that it is still right.'
              : 'Where should the courier deliver your parcel?'}
          </p>
          {!onlyCardIsWrong && <ErrorSummary {...summary} className="mb-5" />}
          <AddressFields
            form={form}
            phoneOptional={method === 'online'}
            cities={placing.cities}
            onCity={delivered.leaveCity}
          />
        </section>
        <section aria-labelledby="payment-title">
          <h2 id="payment-title" className="font-display text-display-s">
            2 Payment
          </h2>
          <PaymentChoice
            cards={cards}
            noCashIn={delivered.noCashIn}
            cash={delivered.cash}
            value={method}
            onChange={placing.setMethod}
            disabled={pending}
          />
          {onlyCardIsWrong && <ErrorSummary {...summary} className="mt-5" />}
          {cardOpened && (
            <div hidden={method !== 'online'}>
              <CardSection setup={setup} total={delivered.total} disabled={pending} card={placing.card} />
            </div>
          )}
        </section>
        <div className="space-y-5">
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
            pendingLabel={pendingLabel}
          >
            {method === 'online' ? 'Pay Now' : 'Place Order'} · {total}
          </SubmitButton>
          <LiveRegion>{pending && pendingLabel}</LiveRegion>
        </div>
      </form>
      <OrderSummary {...shown} className="hidden lg:block" />
      <LeaveDialog leaving={leaving} />
    </div>
  )
}

const LeaveDialog = ({ leaving }: Pick<ReturnType<typeof usePlaceOrder>, 'leaving'>) => (
  <AlertDialog
    open={leaving.asked}
    title="Leave while your order is being placed?"
    cancelLabel="Stay"
    confirmLabel="Leave"
    onCancel={leaving.stay}
    onConfirm={leaving.leave}
  >
    Stay to see whether it goes through. If you leave, check My Orders before you order again.
  </AlertDialog>
)
