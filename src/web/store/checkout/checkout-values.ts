import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { GuestAddress, GuestOrder } from '../../../contract/orders/guest-orders.ts'
import {
  AddressWithPostalCode,
  type PaymentMethod,
  ShippingAddress,
} from '../../../contract/orders/orders.ts'
import type { CheckoutSettings } from '../../../contract/settings/checkout-settings.ts'

/** In the place of a user's id, somebody without an account. */
export const guestId = ''

/** In the order of the page. */
export const accountFields = ['fullName', 'address', 'city', 'postalCode', 'country', 'phone'] as const
export const guestFields = [
  ...(['phone', 'fullName', 'city', 'postalCode', 'address'] as const),
  ...(['landmark', 'country', 'note', 'email'] as const),
] as const

type FieldName = (typeof accountFields | typeof guestFields)[number]
export type CheckoutValues = Record<FieldName, string>
/** What is ordered with; an account has no landmark, note or address for mails of its own. */
export type CheckoutDetails = {
  shippingAddress: ShippingAddress
  landmark: string
  note: string
  email: string
}
export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, CheckoutDetails>

export const emptyValues = (country: string): CheckoutValues => ({
  fullName: '',
  address: '',
  city: '',
  postalCode: '',
  country,
  phone: '',
  landmark: '',
  note: '',
  email: '',
})

/** What of an address depends on the shop and on how it is paid: the courier who collects cash calls before. */
const demanded = ({ postalCode, method }: Asks) => ({
  ...(postalCode === 'required' && { postalCode: AddressWithPostalCode.shape.postalCode }),
  ...(method === 'COD' && { phone: GuestAddress.shape.phone }),
})

const accountDetails = (asks: Asks) =>
  ShippingAddress.extend(demanded(asks)).transform(shippingAddress => ({
    shippingAddress,
    landmark: '',
    note: '',
    email: '',
  }))

const guestDetails = (asks: Asks) =>
  GuestAddress.extend({
    ...demanded(asks),
    ...GuestOrder.pick({ email: true, note: true }).shape,
  }).transform(({ landmark, note, email, ...shippingAddress }) => ({
    shippingAddress,
    landmark,
    note,
    email,
  }))

type Asks = { userId: string; postalCode: CheckoutSettings['postalCode']; method: PaymentMethod }

/** The contract's own schemas, so the form refuses what the API would refuse, with the same messages. */
export const checkoutResolver = (asks: Asks) => {
  const details = asks.userId === guestId ? guestDetails(asks) : accountDetails(asks)
  // Each takes the fields that its buyer sees and leaves the others out.
  return zodResolver<CheckoutValues, unknown, CheckoutDetails>(
    details as unknown as z.ZodType<CheckoutDetails, CheckoutValues>,
  )
}
