import type { User } from '../../../contract/accounts/accounts.ts'
import type { ShippingAddress } from '../../../contract/orders/orders.ts'
import type { PublicSettings } from '../../api/context.ts'
import type { Session } from '../../api/session.ts'
import type { AddressValues } from './address-form.ts'

export type KnownAddress = {
  session: Pick<Session, 'firstName' | 'lastName'>
  /** The saved draft. */
  draft: AddressValues | null
  /** The address of the last order. */
  last:
    | (Omit<ShippingAddress, 'phone'> & { phone?: string | undefined; phoneText?: string | undefined })
    | null
  user: Pick<User, 'address' | 'phone'> | null
  /** Where the shop delivers to. */
  countries: PublicSettings['countries']
  asksPostalCode: boolean
}

export type InitialAddress = { values: AddressValues; from: 'draft' | 'order' | 'account' }

/** The initial address, without a postal code where none is asked for: the draft, else the last order's address if the shop still delivers there, else the account's. */
export function initialAddress(known: KnownAddress): InitialAddress {
  const { values, from } = knownAddress(known)
  return { values: known.asksPostalCode ? values : { ...values, postalCode: '' }, from }
}

function knownAddress({ session, draft, last, user, countries }: KnownAddress): InitialAddress {
  const delivers = ({ country = '' }: { country?: string | undefined }) => countries.includes(country)
  const [home] = countries
  if (draft) return { values: delivers(draft) ? draft : { ...draft, country: home }, from: 'draft' }
  if (last && delivers(last)) {
    const { phone: e164, phoneText, ...to } = last
    return { values: { ...to, phone: phoneText || e164 || user?.phone || '' }, from: 'order' }
  }
  const values = {
    fullName: `${session.firstName} ${session.lastName}`.trim(),
    address: user?.address.street ?? '',
    city: user?.address.city ?? '',
    postalCode: '',
    country: home,
    phone: user?.phone ?? '',
  }
  return { values, from: 'account' }
}
