import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Cart } from '../../../contract/cart.ts'
import { type Cash, cashFor } from '../../../contract/cash.ts'
import type { DeliveryTerms, OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { quoteDelivery } from '../../../contract/delivery/delivery-quote.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { AddressForm } from './address-form.ts'

export type Delivered = {
  /** What the courier would collect in another currency. */
  cash: Cash | null
  delivery: OrderDelivery
  /** Of cart and delivery. */
  total: number
  takesCash: boolean
}

/** What a cart costs delivered to a city. */
export function deliver(terms: DeliveryTerms, cart: Pick<Cart, 'totalPrice'>, city: string): Delivered {
  const goodsCents = toCents(cart.totalPrice)
  const { chargeCents, dates, takesCash } = quoteDelivery(terms, { city, goodsCents })
  return {
    delivery: { charge: toAmount(chargeCents), dates },
    total: toAmount(goodsCents + chargeCents),
    cash: cashFor(terms.cash, goodsCents + chargeCents),
    takesCash,
  }
}

/** What the cart costs delivered to the city as it is typed; whether cash can be paid there, once the field is left. */
export function useDelivery(form: AddressForm, terms: DeliveryTerms, cart: Cart) {
  const city = useWatch({ control: form.control, name: 'city' })
  const [settledCity, setSettledCity] = useState(city)
  const { takesCash } = deliver(terms, cart, settledCity)
  const leaveCity = () => setSettledCity(form.getValues('city'))
  const noCashIn = takesCash ? null : settledCity.trim() || 'this city'
  return { ...deliver(terms, cart, city), takesCash, noCashIn, leaveCity }
}
