/** Shorter ones say too little about who knows them. */
const minDigits = 7

const pakistan = '92'

/** A mobile number of Pakistan without the 0 that it begins with at home, as in "300 1234567". */
const bareMobile = /^3\d{9}$/

/**
 * One form for all ways to write a phone number: its digits with the country in front, "923001234567" for
 * "0300-1234567", "300 1234567", "+92 300 1234567" and "0092 (0)300 1234567". A number that begins with a single 0 is
 * taken for one of Pakistan. Null for what has fewer than seven digits after its zeros.
 */
export function canonicalPhone(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  if (significant.length < minDigits) return null
  if (!hasCountryCode(written, digits) && (digits.startsWith('0') || bareMobile.test(digits)))
    return pakistan + significant
  // "+92 (0)300": the 0 belongs to the way it is dialled at home.
  return significant.replace(/^920+/, pakistan)
}

const hasCountryCode = (written: string, digits: string) => written.includes('+') || digits.startsWith('00')

/** A country's digits and a number's: 8 to 15; those of Pakistan have nine or ten after its 92. */
const dialable = /^(92\d{9,10}|(?!92)[1-9]\d{7,14})$/

/**
 * The number in E.164, "+923001234567", for dialling and for WhatsApp. Null for what cannot be one, and for digits that
 * name no country and are too few to hold one.
 */
export function e164(written: string): string | null {
  const canonical = canonicalPhone(written)
  if (canonical === null || !dialable.test(canonical)) return null
  const digits = written.replace(/\D/g, '')
  if (!hasCountryCode(written, digits) && !canonical.startsWith(pakistan) && digits.length < 11) return null
  return `+${canonical}`
}
