import { ShopError } from '../../contract/errors.ts'
import { phoneWrong, postalCodeMissing, type ShippingAddress } from '../../contract/orders/orders.ts'
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
 * The address of a buyer with an account, which has a postal code where the owner asks for one.
 * @throws invalid naming the postal code
 */
export function requirePostalCode(
  { settings }: ContactDeps,
  { postalCode }: Pick<ShippingAddress, 'postalCode'>,
): void {
  if (postalCode === '' && settings.current().checkout.asksPostalCode)
    throw wrong('shippingAddress.postalCode', postalCodeMissing)
}

const wrong = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })
