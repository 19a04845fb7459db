import { useState } from 'react'
import type { CardSetup } from '../../../contract/payments.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { CardSection } from './card-section.tsx'
import { AccountFields } from './checkout-fields.tsx'
import { accountFields } from './checkout-values.ts'
import type { InitialValues } from './initial-values.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { usePlaceOrder } from './use-place-order.ts'

type Props = {
  placing: ReturnType<typeof usePlaceOrder>
  from: InitialValues['from']
  setup: CardSetup | null
  /** Whether a card can be chosen. */
  cards: boolean
}

/** Address and payment of somebody with an account. */
export function AccountSection({ placing, from, setup, cards }: Props) {
  const { quote, form, method } = placing
  // Once opened, the card form stays mounted and keeps what was typed.
  const [cardOpened, setCardOpened] = useState(method === 'online')
  if (method === 'online' && !cardOpened) setCardOpened(true)
  const pending = form.formState.isSubmitting
  const summary = { form, names: accountFields, others: placing.wrongCardFields }
  // The list stands above the first wrong field, where the focus is.
  const onlyCardIsWrong = Object.keys(form.formState.errors).length === 0
  return (
    <>
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
        <AccountFields
          form={form}
          phoneLabel={{
            label: cards && method === 'COD' ? 'Phone, needed for cash on delivery' : 'Phone',
            optional: method === 'online',
          }}
          terms={placing.terms}
          onCity={quote.leaveCity}
        />
      </section>
      <section aria-labelledby="payment-title">
        <h2 id="payment-title" className="font-display text-display-s">
          2 Payment
        </h2>
        <PaymentChoice
          cards={cards}
          noCashIn={quote.noCashIn}
          cash={quote.cash}
          value={method}
          onChange={placing.setMethod}
          disabled={pending}
        />
        {onlyCardIsWrong && <ErrorSummary {...summary} className="mt-5" />}
        {cardOpened && (
          <div hidden={method !== 'online'}>
            <CardSection setup={setup} total={quote.total} disabled={pending} card={placing.card} />
          </div>
        )}
      </section>
    </>
  )
}
