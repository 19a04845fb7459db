import type { CountryCode } from 'libphonenumber-js/min'
import { ShopError } from '../../contract/errors.ts'
import { shopPhoneWrong } from '../../contract/settings/settings.ts'
import { readNumber, toE164 } from './phone.ts'

type Where = { delivery: { countries: readonly string[] } }

// Each is one that the library knows, as `Country` checks.
const homeOf = ({ delivery }: Where) => delivery.countries[0] as CountryCode | undefined

/**
 * The shop's own number as anybody dials it, with its country code: "+92 321 5551234" for "0321 5551234" in Pakistan. What
 * was saved before it was checked and is no number stays as it was written.
 */
export const shopPhoneText = (written: string, where: Where): string =>
  readNumber(written, homeOf(where))?.formatInternational() ?? written

/**
 * The shop's own number in E.164; '' for none.
 * @throws invalid for one that cannot be called
 */
export function checkShopPhone(written: string, where: Where): string {
  const phone = written === '' ? '' : toE164(written, homeOf(where))
  if (phone === null) throw new ShopError('invalid', shopPhoneWrong, { 'value.phone': shopPhoneWrong })
  return phone
}
