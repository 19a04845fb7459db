import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainPhone } from '../../contract/typed-phone.ts'
import { countryName } from './country-name.ts'

/** No number of E.164 is longer, whatever stands between its digits. */
const maxWritten = 40

/** The number that somebody wrote; `home` is the country of one without a country code. Null for what is none. */
export function readNumber(written: string, home?: CountryCode): PhoneNumber | null {
  // As in "(+92) 300 1234567".
  if (written.length > maxWritten) return null
  const text = plainPhone(written).replace(/^[ (]+\+/, '+')
  const options = home ? { defaultCountry: home, extract: false } : { extract: false }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isValid() ? number : null
}

/**
 * A phone number in E.164, "+923001234567", for "0300-1234567", "300 1234567", "+92 (0)300 1234567" and
 * "0092 300 1234567" where `home` is Pakistan. Null for what cannot be called.
 */
export const toE164 = (written: string, home?: CountryCode): string | null =>
  readNumber(written, home)?.number ?? null

/** Anybody could guess a shorter number. */
const minDigits = 7

/**
 * One form for all ways to write a number, to compare it and to find it by: the digits of E.164. Numbers of orders from
 * before numbers were checked have at least their digits. Null for fewer than seven of them.
 */
export function phoneKey(written: string, home: CountryCode): string | null {
  const number = toE164(written, home)
  if (number !== null) return number.slice(1)
  const digits = plainPhone(written).replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < minDigits ? null : digits
}

/**
 * A number as people read it: as it is dialled within the country of this name, "0300 1234567", and with the country
 * code elsewhere. What is no number stays as it was written.
 */
export function phoneText(written: string, inCountry: string): string {
  const number = readNumber(written)
  if (!number) return written
  const isAtHome = number.country !== undefined && countryName(number.country) === inCountry
  return isAtHome ? number.formatNational() : number.formatInternational()
}

/** Without these signs between them, three digits may be an order's number or part of an id. */
const phoneSigns = /[ +()./-]|^0/

/**
 * The digits by which the start of a phone number, or all of it, is found among those of E.164, without what people write
 * before them. Null for what is no number, and for fewer than three digits.
 */
export function phoneSearch(written: string): string | null {
  const text = plainPhone(written)
  if (!/^\(?\+?[\d ()./-]+$/.test(text) || !phoneSigns.test(text)) return null
  const digits = readNumber(text)?.nationalNumber ?? text.replace(/\D/g, '').replace(/^(00)?920*|^0+/, '')
  return digits.length < 3 ? null : digits
}
