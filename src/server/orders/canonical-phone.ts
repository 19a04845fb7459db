/** Shorter ones say too little about who knows them. */
const fewestDigits = 7

const pakistan = '92'

/**
 * One form for all ways to write a phone number: its digits with the country in front, "923001234567" for
 * "0300-1234567", "+92 300 1234567" and "0092 (0)300 1234567". A number that begins with a single 0 is taken for
 * one of Pakistan. Null for what has fewer than seven digits after its zeros.
 */
export function canonicalPhone(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  const significant = digits.replace(/^0+/, '')
  if (significant.length < fewestDigits) return null
  const isNational = digits.startsWith('0') && !digits.startsWith('00') && !written.includes('+')
  if (isNational) return pakistan + significant
  // "+92 (0)300": the 0 belongs to the way it is dialled at home.
  return significant.replace(/^920+/, pakistan)
}
