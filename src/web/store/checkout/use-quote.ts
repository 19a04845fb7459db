import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { tellCity } from '../../parts/delivery/told-city.ts'
import { type CheckoutForm, quoteBasis } from './checkout-values.ts'
import { quote } from './quote.ts'

/** The quote for the city as it is typed; once the field is left, whether cash can be paid there, and other pages know it. */
export function useQuote(form: CheckoutForm, terms: DeliveryTerms, cart: Cart) {
  const basis = useWatch({ control: form.control, compute: quoteBasis })
  const [settledCity, setSettledCity] = useState(basis.city)
  const { takesCash } = quote(terms, cart, { ...basis, city: settledCity })
  const leaveCity = () => {
    const typed = form.getValues('city')
    setSettledCity(typed)
    tellCity(typed)
  }
  const noCashIn = takesCash ? null : settledCity.trim() || 'this city'
  return { ...quote(terms, cart, basis), takesCash, noCashIn, leaveCity }
}
