import type { Ref } from 'react'
import { formatDollars } from '../../../contract/money.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { Banner } from '../../ui/banner.tsx'
import { CardForm } from './card/card-form.tsx'
import type { CardHandle } from './card/card-handle.ts'

type Props = { setup: CardSetup; isAuthorised: boolean; total: number; card: Ref<CardHandle> }

/** What paying by card takes: the card, or only the word that it is ready. */
export function CardPart({ setup, isAuthorised, total, card }: Props) {
  return (
    <div className="mt-4 space-y-5">
      {setup.testMode && (
        <Banner tone="warning" title="Test mode">
          No money moves. The card 4242 4242 4242 4242 pays, with any date to come and any security code.
        </Banner>
      )}
      {isAuthorised ? (
        <Banner tone="info">
          Your card is ready: {formatDollars(total)} is set aside on it and nothing has been charged yet. Pay
          Now places the order with it, without asking for the card again.
        </Banner>
      ) : (
        <CardForm setup={setup} ref={card} />
      )}
    </div>
  )
}
