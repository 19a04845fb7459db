import { z } from 'zod'
import { NewPassword, SessionToken } from '../accounts/accounts.ts'
import { OptionalEmail } from '../email-pattern.ts'
import { optionalLine } from '../text.ts'
import { typedPhone } from '../typed-phone.ts'
import { OrderExtras } from './order-extras.ts'
import { Order, ShippingAddress, TrackedOrder } from './orders.ts'
import { SwapSize } from './other-sizes.ts'
import { ShownTotal } from './shown-total.ts'

/** Where the courier delivers to somebody without an account: whoever has no postal code names what is near. */
export const GuestAddress = ShippingAddress.omit({ phone: true }).extend({
  phone: typedPhone('Enter your phone number.'),
  /** A mosque, school or shop the rider will know. */
  landmark: optionalLine(100).default(''),
})
export type GuestAddress = z.infer<typeof GuestAddress>

/** An order of somebody without an account, who pays the courier. */
export const GuestOrder = z.object({
  shippingAddress: GuestAddress,
  ...OrderExtras.shape,
  ...ShownTotal.shape,
})
export type GuestOrder = z.infer<typeof GuestOrder>

/** The secret part of a link to an order. */
const LinkToken = z.string().regex(/^[\w-]{43}$/, 'Open the whole link to your order.')

/** The order with the secret of a link that opens it for 90 days. */
export const PlacedAsGuest = z.object({ order: Order, link: z.string() })
export type PlacedAsGuest = z.infer<typeof PlacedAsGuest>

/** The link to an order. */
export const OrderLink = z.object({ token: LinkToken })

/** A link that was made: its secret. */
export const NewOrderLink = z.object({ token: z.string() })

/** A size swapped by whoever has the link. */
export const SwapSizeByLink = SwapSize.extend({ token: LinkToken })

/** An order as its link shows it: without name and street, since a mail may have gone to a wrong address. */
export const LinkedOrder = TrackedOrder.extend({
  /** Whether the buyer can still cancel it. */
  mayCancel: z.boolean(),
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

/** The newest orders that were placed from a browser for one phone, without name and street. */
export const OrdersOfGuest = z.object({ orders: z.array(TrackedOrder) })
export type OrdersOfGuest = z.infer<typeof OrdersOfGuest>

/** An account made of what a guest typed for an order; `email` where the order has none. */
export const GuestAccount = z.object({ password: NewPassword, email: OptionalEmail.default('') })
export type GuestAccount = z.infer<typeof GuestAccount>

/** The account's session. */
export const GuestAccountMade = SessionToken.extend({ email: z.string() })
