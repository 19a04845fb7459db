import type { Call } from './call.ts'
import { group, type Params, required, text } from './params.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { badParameter, invalid } from './stripe-error.ts'
import type { PaymentIntent } from './stripe-objects.ts'

export function methodGiven(call: Call, id: string): string {
  const method = findPaymentMethod(call, id)
  if (method) return method.id
  throw invalid(`No such PaymentMethod: '${id}'`, { code: 'resource_missing', param: 'payment_method' })
}

const currencies = new Set(Intl.supportedValuesOf('currency').map(code => code.toLowerCase()))

export function currencyOf(given: string): string {
  const currency = given.toLowerCase()
  if (currencies.has(currency)) return currency
  throw badParameter(`Invalid currency: ${given}`, 'parameter_invalid', 'currency')
}

export function amountOf(amount: number, currency: string): number {
  if (amount < 1) {
    throw badParameter(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    )
  }
  if (amount < 50) {
    throw badParameter(`Amount must be at least $0.50 ${currency}`, 'amount_too_small', 'amount')
  }
  if (amount > 99_999_999) {
    throw badParameter(`Amount must be no more than $999,999.99 ${currency}`, 'amount_too_large', 'amount')
  }
  return amount
}

export function shippingOf(params: Params): PaymentIntent['shipping'] | undefined {
  const given = group(params, 'shipping')
  if (!given) return undefined
  const address = required(group(given, 'address'), 'shipping[address]')
  const line = (name: string) => text(address, name) ?? null
  return {
    address: {
      city: line('city'),
      country: line('country'),
      line1: line('line1'),
      line2: line('line2'),
      postal_code: line('postal_code'),
      state: line('state'),
    },
    carrier: text(given, 'carrier') ?? null,
    name: required(text(given, 'name'), 'shipping[name]'),
    phone: text(given, 'phone') ?? null,
    tracking_number: text(given, 'tracking_number') ?? null,
  }
}
