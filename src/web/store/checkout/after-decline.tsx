import { formatMoney } from '../../../contract/money.ts'
import { Button } from '../../ui/button.tsx'
import type { usePlaceOrder } from './use-place-order.ts'

type Props = { placing: Pick<ReturnType<typeof usePlaceOrder>, 'quote' | 'card' | 'payInCash'> }

/** The ways on after a declined card: another one, or cash where the courier takes it, in one press. */
export function AfterDecline({ placing: { quote, card, payInCash } }: Props) {
  const { takesCash, cash } = quote
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="small" onClick={card.tryAnother}>
        Try another card
      </Button>
      {takesCash && (
        <Button variant="outline" size="small" onClick={payInCash}>
          {cash ? `Pay ${formatMoney(cash.amount, cash.currency)} on delivery` : 'Pay cash on delivery'}
        </Button>
      )}
    </div>
  )
}
