import { ShopError } from '../../contract/errors.ts'
import { postalCodeMissing, type ShippingAddress } from '../../contract/orders/orders.ts'
import { phoneWrong } from '../../contract/typed-phone.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { countryNames, deliveryCountries, findDeliveryCountry } from './delivery-countries.ts'
import { toE164 } from './phone.ts'

type ContactDeps = { settings: CurrentSettings }

/**
 * The address with the name of its country as the shop writes it, and its phone, if it has one, in E.164.
 * @throws invalid naming the country or the phone
 */
export function checkShippingAddress<T extends ShippingAddress>(deps: ContactDeps, address: T): T {
  const country = findDeliveryCountry(deliveryCountries(deps), address.country)
  if (country === null) throw wrong('shippingAddress.country', deliversTo(deps))
  const { phone } = address
  return { ...address, country, ...(phone && { phone: checkPhone(deps, phone, 'shippingAddress.phone') }) }
}

/**
 * A phone number in E.164.
 * @throws invalid naming `field`
 */
export function checkPhone(deps: ContactDeps, written: string, field = 'phone'): string {
  const phone = toE164(written, deliveryCountries(deps)[0])
  if (phone === null) throw wrongPhone(field)
  return phone
}

/** Refuses what cannot be called. */
export const wrongPhone = (field: string): ShopError => wrong(field, phoneWrong)

function deliversTo(deps: ContactDeps): string {
  const names = new Intl.ListFormat('en-GB').format(countryNames(deliveryCountries(deps)))
  return `This shop delivers to ${names} only.`
}

/**
 * The address of a new order, whoever writes it: checked as above, with the postal code that the owner requires, and without
 * one where nobody is asked.
 * @throws invalid naming the postal code, the country or the phone
 */
export function checkNewAddress<T extends ShippingAddress>(deps: ContactDeps, address: T): T {
  const asked = deps.settings.current().checkout.postalCode
  if (asked === 'required' && address.postalCode === '')
    throw wrong('shippingAddress.postalCode', postalCodeMissing)
  const checked = checkShippingAddress(deps, address)
  return asked === 'hidden' ? { ...checked, postalCode: '' } : checked
}

const wrong = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })
