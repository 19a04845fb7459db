import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { GuestAddress } from '../../../contract/orders/guest-orders.ts'
import { AccountExtras, OrderExtras } from '../../../contract/orders/order-extras.ts'
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
/** As the form holds it: fields of the address as text, what is added to the order as its schema takes it. */
export type CheckoutValues = Record<Exclude<FieldName, keyof OrderExtras>, string> & OrderExtras
/** What is ordered with, as the order's call takes it: with an account, or as a guest. */
export type CheckoutDetails =
  | ({ shippingAddress: ShippingAddress } & AccountExtras)
  | ({ shippingAddress: GuestAddress } & OrderExtras)
export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, CheckoutDetails>

export const emptyValues = (country: string): CheckoutValues => ({
  fullName: '',
  address: '',
  city: '',
  postalCode: '',
  country,
  phone: '',
  landmark: '',
  ...OrderExtras.parse({}),
})

/** What of the form decides what the cart comes to. */
export type QuoteBasis = { city: string } & AccountExtras

const extraFields = Object.keys(AccountExtras.shape) as (keyof CheckoutValues)[]

export const quoteBasis = (typed: CheckoutValues): QuoteBasis => ({
  city: typed.city,
  ...(Object.fromEntries(extraFields.map(field => [field, typed[field]])) as AccountExtras),
})

/** What of an address depends on the shop and on how it is paid: the courier who collects cash calls before. */
const demanded = ({ postalCode, method }: Asks) => ({
  ...(postalCode === 'required' && { postalCode: AddressWithPostalCode.shape.postalCode }),
  ...(method === 'COD' && { phone: GuestAddress.shape.phone }),
})

/** One form holds the fields of both. */
const detailsOf = (asks: Asks, address: z.ZodObject, extras: z.ZodObject) =>
  address
    .extend({ ...demanded(asks), ...extras.shape })
    .transform(typed => ({ shippingAddress: address.parse(typed), ...extras.parse(typed) }))

type Asks = { userId: string; postalCode: CheckoutSettings['postalCode']; method: PaymentMethod }

/** The contract's own schemas, so the form refuses what the API would refuse, with the same messages. */
export const checkoutResolver = (asks: Asks) => {
  const details =
    asks.userId === guestId
      ? detailsOf(asks, GuestAddress, OrderExtras)
      : detailsOf(asks, ShippingAddress, AccountExtras)
  // Each takes the fields that its buyer sees and leaves the others out.
  return zodResolver<CheckoutValues, unknown, CheckoutDetails>(
    details as unknown as z.ZodType<CheckoutDetails, CheckoutValues>,
  )
}
