import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { tellCity } from '../../parts/delivery/told-city.ts'
import type { CheckoutForm } from './checkout-values.ts'
import { askedIn, quote } from './quote.ts'

/** The quote for the city as it is typed; once the field is left, whether cash can be paid there, and other pages know it. */
export function useQuote(form: CheckoutForm, terms: DeliveryTerms, cart: Cart) {
  const asked = useWatch({ control: form.control, compute: askedIn })
  const [settledCity, setSettledCity] = useState(asked.city)
  const { takesCash } = quote(terms, cart, { ...asked, city: settledCity })
  const leaveCity = () => {
    const typed = form.getValues('city')
    setSettledCity(typed)
    tellCity(typed)
  }
  const noCashIn = takesCash ? null : settledCity.trim() || 'this city'
  return { ...quote(terms, cart, asked), takesCash, noCashIn, leaveCity }
}
