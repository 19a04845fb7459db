import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import type { CheckoutForm } from './checkout-values.ts'
import { quote } from './quote.ts'

/** The quote for the city as it is typed; whether cash can be paid there, once the field is left. */
export function useQuote(form: CheckoutForm, terms: DeliveryTerms, cart: Cart) {
  const city = useWatch({ control: form.control, name: 'city' })
  const [settledCity, setSettledCity] = useState(city)
  const { takesCash } = quote(terms, cart, settledCity)
  const leaveCity = () => setSettledCity(form.getValues('city'))
  const noCashIn = takesCash ? null : settledCity.trim() || 'this city'
  return { ...quote(terms, cart, city), takesCash, noCashIn, leaveCity }
}
