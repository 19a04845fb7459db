import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { GuestAddress, GuestOrder } from '../../../contract/orders/guest-orders.ts'
import { AddressWithPostalCode, phoneWrong, ShippingAddress } from '../../../contract/orders/orders.ts'

/** In the place of a user's id, somebody without an account. */
export const guestId = ''

/** In the order of the page. */
export const accountFields = ['fullName', 'address', 'city', 'postalCode', 'country', 'phone'] as const
export const guestFields = [
  ...(['phone', 'fullName', 'city', 'address'] as const),
  ...(['landmark', 'country', 'note', 'email'] as const),
] as const

type FieldName = (typeof accountFields | typeof guestFields)[number]
export type CheckoutValues = Record<FieldName, string>
/** What is ordered with; a guest has no postal code, an account no landmark, note or address for mails of its own. */
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

/** Fewer are a slip of the finger in any country that shops here send to. */
const minDigits = 6

/**
 * Refuses a phone with too few digits while the form is still open. The shop checks the rest, with far more knowledge
 * of numbers than a page should load.
 */
const withEnoughDigits = <T extends z.ZodType<string | undefined>>(phone: T): T =>
  phone.refine(text => !text || (text.match(/\p{Nd}/gu)?.length ?? 0) >= minDigits, phoneWrong)

const accountDetails = (asksPostalCode: boolean) =>
  (asksPostalCode ? AddressWithPostalCode : ShippingAddress)
    .extend({ phone: withEnoughDigits(ShippingAddress.shape.phone) })
    .transform(shippingAddress => ({ shippingAddress, landmark: '', note: '', email: '' }))

const guestDetails = GuestAddress.extend({
  ...GuestOrder.pick({ email: true, note: true }).shape,
  phone: withEnoughDigits(GuestAddress.shape.phone),
}).transform(({ landmark, note, email, ...address }) => ({
  shippingAddress: { ...address, postalCode: '' },
  landmark,
  note,
  email,
}))

type Asks = { userId: string; asksPostalCode: boolean }

/** The contract's own schemas, so the form refuses what the API would refuse, with the same messages. */
export const checkoutResolver = ({ userId, asksPostalCode }: Asks) => {
  const details = userId === guestId ? guestDetails : accountDetails(asksPostalCode)
  // Each takes the fields that its buyer sees and leaves the others out.
  return zodResolver<CheckoutValues, unknown, CheckoutDetails>(
    details as unknown as z.ZodType<CheckoutDetails, CheckoutValues>,
  )
}
