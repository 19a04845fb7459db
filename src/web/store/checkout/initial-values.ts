import type { User } from '../../../contract/accounts/accounts.ts'
import type { PaymentMethod, ShippingAddress } from '../../../contract/orders/orders.ts'
import type { CheckoutSettings } from '../../../contract/settings/checkout-settings.ts'
import type { PublicSettings } from '../../api/context.ts'
import type { Session } from '../../api/session.ts'
import { type CheckoutValues, emptyValues } from './checkout-values.ts'
import type { Draft } from './draft.ts'

export type KnownBuyer = {
  /** Null for a guest. */
  session: Pick<Session, 'firstName' | 'lastName'> | null
  /** As it was saved. */
  draft: Draft
  /** The address of the last order. */
  last:
    | (Omit<ShippingAddress, 'phone'> & { phone?: string | undefined; phoneText?: string | undefined })
    | null
  user: Pick<User, 'address' | 'phone'> | null
  /** The one told on other pages; '' for none. */
  city: string
  /** Where the shop delivers to. */
  countries: PublicSettings['countries']
  postalCode: CheckoutSettings['postalCode']
}

type Known = { values: CheckoutValues; from: 'draft' | 'order' | 'account' }
export type InitialValues = Known & { method: PaymentMethod }

/**
 * What the form begins with: the draft, else the last order's address if the shop still delivers there, else what the
 * account knows, with the city told on other pages where it knows none. Without a postal code where none is asked for.
 */
export function initialValues(known: KnownBuyer): InitialValues {
  const { values, from } = knownValues(known)
  return {
    values: known.postalCode === 'hidden' ? { ...values, postalCode: '' } : values,
    from,
    method: known.draft.method ?? 'COD',
  }
}

function knownValues({ session, draft, last, user, city, countries }: KnownBuyer): Known {
  const delivers = ({ country = '' }: { country?: string | undefined }) => countries.includes(country)
  const [home] = countries
  const empty = emptyValues(home)
  if (draft.values) {
    const typed = { ...empty, ...draft.values }
    return { values: delivers(typed) ? typed : { ...typed, country: home }, from: 'draft' }
  }
  if (last && delivers(last)) {
    const { phone: e164, phoneText, ...to } = last
    const phone = phoneText || e164 || user?.phone || ''
    const { fullName, address, postalCode, country } = to
    return {
      values: { ...empty, fullName, address, city: to.city, postalCode, country, phone },
      from: 'order',
    }
  }
  const values = {
    ...empty,
    fullName: session ? `${session.firstName} ${session.lastName}`.trim() : '',
    address: user?.address.street ?? '',
    city: user?.address.city || city,
    phone: user?.phone ?? '',
  }
  return { values, from: 'account' }
}
