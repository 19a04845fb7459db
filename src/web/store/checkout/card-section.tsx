import { useRef } from 'react'
import type { CardSetup } from '../../../contract/payments.ts'
import { Money } from '../../parts/money.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CardForm } from './card/card-form.tsx'
import { TestModeNotice } from './card/test-mode-notice.tsx'
import type { CardFormState } from './card/use-card-form.ts'

type Props = {
  setup: CardSetup | null
  total: number
  /** The payment method cannot change while an order is being sent. */
  disabled: boolean
  card: {
    form: CardFormState
    isAuthorised: boolean
    takeAnother: () => void
    /** The card form can be filled in. */
    onReady: () => void
  }
}

/** The card form, or only a note that a card is already authorised. */
export function CardSection({ setup, total, disabled, card }: Props) {
  const part = useRef<HTMLElement>(null)
  const askAnother = () => {
    card.takeAnother()
    // Removes the button.
    part.current?.focus()
  }
  return (
    <section aria-label="Card" ref={part} tabIndex={-1} className="mt-4 space-y-5">
      {setup?.testMode && <TestModeNotice />}
      {card.isAuthorised ? (
        <Banner
          tone="info"
          action={
            <Button variant="outline" size="small" aria-disabled={disabled} onClick={askAnother}>
              Use another card
            </Button>
          }
        >
          Your card is ready: <Money amount={total} /> is reserved on it and nothing has been charged yet. Pay
          Now places your order without asking for the card again.
        </Banner>
      ) : (
        <CardForm setup={setup} form={card.form} onReady={card.onReady} />
      )}
    </section>
  )
}
