import type { User } from '../../../contract/accounts.ts'
import type { ShippingAddress } from '../../../contract/orders.ts'
import type { Session } from '../../api/session.ts'
import type { AddressValues } from './address-form.ts'
import { homeCountry } from './countries.ts'

export type KnownAddress = {
  session: Pick<Session, 'firstName' | 'lastName'>
  /** The saved draft. */
  draft: AddressValues | null
  /** The address of the last order. */
  last: (Omit<ShippingAddress, 'phone'> & { phone?: string | undefined }) | null
  user: Pick<User, 'address' | 'phone'> | null
}

export type InitialAddress = { values: AddressValues; from: 'draft' | 'order' | 'account' }

/** The initial address: the draft, else the last order's address, else the account's. */
export function initialAddress({ session, draft, last, user }: KnownAddress): InitialAddress {
  if (draft) return { values: draft, from: 'draft' }
  const phone = last?.phone || user?.phone || ''
  if (last) return { values: { ...last, phone }, from: 'order' }
  const values = {
    fullName: `${session.firstName} ${session.lastName}`.trim(),
    address: user?.address.street ?? '',
    city: user?.address.city ?? '',
    postalCode: '',
    country: homeCountry,
    phone,
  }
  return { values, from: 'account' }
}
