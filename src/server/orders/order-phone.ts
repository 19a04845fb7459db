import type { ShippingAddress } from '../../contract/orders.ts'
import { canonicalPhone } from '../../contract/phone.ts'

/** The phone that the courier calls: the one given with the order, else the account's. */
export const orderPhone = ({ phone }: ShippingAddress, buyer: { phone: string }): string =>
  phone || buyer.phone

/** By which orders with one phone are found; '' for what is no number. */
export const phoneKeyOf = (phone: string): string => canonicalPhone(phone) ?? ''
