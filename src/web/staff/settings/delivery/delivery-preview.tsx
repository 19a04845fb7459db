import { useState } from 'react'
import { suggestCities } from '../../../../contract/delivery/cities.ts'
import { Delivery, type DeliveryTerms } from '../../../../contract/delivery/delivery.ts'
import { termsOn } from '../../../../contract/delivery/terms-on.ts'
import { toAmount, toCents } from '../../../../contract/money.ts'
import { toAmounts } from '../../../../contract/orders/adjustments.ts'
import { quoteOrder } from '../../../../contract/orders/quote-order.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { useCurrency, useMoney } from '../../../parts/money.tsx'
import { OrderTotals } from '../../../parts/order/order-totals.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { examplePrice } from '../example-price.ts'

/** What a buyer is told for a city and a cart that the owner tries out. */
export function DeliveryPreview({ delivery }: { delivery: Delivery }) {
  const parsed = Delivery.safeParse(delivery)
  const [city, setCity] = useState(delivery.zones[0]?.cities[0] ?? 'Lahore')
  const currency = useCurrency()
  const [worth, setWorth] = useState(String(examplePrice(currency)))
  const subtotalCents = toCents(parseAmount(worth) || 0)
  return (
    <div className="space-y-4 p-4">
      <div className="grid grid-cols-2 gap-4">
        <TextInput
          label="City to try"
          value={city}
          onChange={event => setCity(event.target.value)}
          autoComplete="off"
          help={suggestCities(city).find(name => name !== city)}
        />
        <AmountField
          label="Cart total"
          currency={currency}
          value={worth}
          onChange={event => setWorth(event.target.value)}
        />
      </div>
      {parsed.success ? (
        <Outcome terms={termsToday(parsed.data)} city={city} subtotalCents={subtotalCents} />
      ) : (
        <p className="text-body-s text-ink-2">Complete the fields to see what a buyer is told.</p>
      )}
    </div>
  )
}

function Outcome({
  terms,
  city,
  subtotalCents,
}: {
  terms: DeliveryTerms
  city: string
  subtotalCents: number
}) {
  const [money, currency] = [useMoney(), useCurrency()]
  const quoted = quoteOrder(terms, { city, subtotalCents })
  const { totalCents, adjustments, missingCents, dates, takesCash } = quoted
  return (
    <div aria-live="polite">
      <OrderTotals
        total={toAmount(totalCents)}
        adjustments={toAmounts(adjustments)}
        dates={dates}
        currency={currency}
        cash={null}
      />
      <p className="mt-3 text-body-s text-ink-2">
        {missingCents !== null && `${money(toAmount(missingCents))} more for free delivery. `}
        {takesCash ? 'Cash on delivery is offered.' : 'Cash on delivery is not offered.'}
      </p>
    </div>
  )
}

/** By the calendar of the time zone that is typed, as the shop will count. */
function termsToday(delivery: Delivery): DeliveryTerms {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: delivery.timeZone })
  return { ...termsOn(delivery, today), cash: null }
}
