/** Anybody could guess a shorter number. */
const minDigits = 7

const pakistan = '92'

/** A mobile number of Pakistan without its leading 0, as in "300 1234567". */
const bareMobile = /^3\d{9}$/

/**
 * A phone number as its digits with the country code: "923001234567" for "0300-1234567", "300 1234567",
 * "+92 300 1234567" and "0092 (0)300 1234567". A single leading 0 means a number of Pakistan. Null for fewer than
 * seven digits after the leading zeros.
 */
export function canonicalPhone(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  if (significant.length < minDigits) return null
  if (!hasCountryCode(written, digits) && (digits.startsWith('0') || bareMobile.test(digits)))
    return pakistan + significant
  // In "+92 (0)300" the 0 is only dialled within the country.
  return significant.replace(/^920+/, pakistan)
}

const hasCountryCode = (written: string, digits: string) => written.includes('+') || digits.startsWith('00')

/** 8 to 15 digits with the country code; in Pakistan nine or ten after its 92. */
const dialable = /^(92\d{9,10}|(?!92)[1-9]\d{7,14})$/

/**
 * The number in E.164, "+923001234567", for dialling and for WhatsApp. Null for what cannot be a number, or is too
 * short to contain a country code.
 */
export function e164(written: string): string | null {
  const canonical = canonicalPhone(written)
  if (canonical === null || !dialable.test(canonical)) return null
  const digits = written.replace(/\D/g, '')
  if (!hasCountryCode(written, digits) && !canonical.startsWith(pakistan) && digits.length < 11) return null
  return `+${canonical}`
}
