import type { OrderData } from '../../../contract/orders/orders.ts'
import { wrongPhone } from '../../contacts/check-contact.ts'

type Ordered = Pick<OrderData, 'shippingAddress' | 'paymentMethod'>

/** The phone that the courier calls, in E.164: the one given with the order, else the account's. '' where there is none. */
export const orderPhone = (
  { shippingAddress }: Pick<Ordered, 'shippingAddress'>,
  buyer: { phone: string },
): string => shippingAddress.phone || buyer.phone

/**
 * A parcel that is paid at the door comes after a call.
 * @throws invalid naming the phone when there is nobody to call
 */
export function requirePhone(ordered: Ordered, buyer: { phone: string }): void {
  if (ordered.paymentMethod === 'COD' && !orderPhone(ordered, buyer))
    throw wrongPhone('shippingAddress.phone')
}

/** The digits by which orders are matched by phone; '' for none. */
export const phoneKeyOf = (phone: string): string => phone.replace('+', '')
