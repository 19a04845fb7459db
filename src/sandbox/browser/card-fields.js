// @ts-check

/**
 * @typedef {{ code: string, message: string }} Problem
 * @typedef {'number' | 'expiry' | 'cvc'} FieldName
 * @typedef {{
 *   label: string, autocomplete: AutoFill, placeholder: string, width: string,
 *   format: (text: string, brand: Brand) => string,
 *   problem: (text: string, brand: Brand) => Problem | null,
 * }} Field
 * @typedef {{ name: string, pattern: RegExp, groups: number[], cvc: number }} Brand
 */

const fours = [4, 4, 4, 4]
/** @type {Brand[]} */
const brands = [
  { name: 'visa', pattern: /^4/, groups: fours, cvc: 3 },
  { name: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, groups: fours, cvc: 3 },
  { name: 'amex', pattern: /^3[47]/, groups: [4, 6, 5], cvc: 4 },
  { name: 'diners', pattern: /^36/, groups: [4, 6, 4], cvc: 3 },
  { name: 'diners', pattern: /^3[08]/, groups: fours, cvc: 3 },
  { name: 'discover', pattern: /^6(011|5)/, groups: fours, cvc: 3 },
  { name: 'jcb', pattern: /^35/, groups: fours, cvc: 3 },
  { name: 'unionpay', pattern: /^62/, groups: fours, cvc: 3 },
]
/** @type {Brand} */
const unknown = { name: 'unknown', pattern: /^/, groups: fours, cvc: 4 }

/** @param {string} text */
export const digitsOf = text => text.replace(/\D/g, '')

/** @param {string} number */
export const brandOf = number => brands.find(({ pattern }) => pattern.test(digitsOf(number))) ?? unknown

/** The three fields of a card. @type {Record<FieldName, Field>} */
export const fields = {
  number: {
    label: 'Credit or debit card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    width: '1 1 11em',
    format: (text, brand) => grouped(digitsOf(text), brand.groups),
    problem: (text, brand) => numberProblem(digitsOf(text), brand),
  },
  expiry: {
    label: 'Credit or debit card expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    width: '0 1 4.8em',
    format: formatExpiry,
    problem: text => expiryProblem(digitsOf(text)),
  },
  cvc: {
    label: 'Credit or debit card CVC/CVV',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    width: '0 1 3.2em',
    format: (text, brand) => digitsOf(text).slice(0, brand.cvc),
    problem: (text, brand) =>
      digitsOf(text).length < Math.min(brand.cvc, brand === unknown ? 3 : 4)
        ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
        : null,
  },
}

/** @param {string} digits @param {number[]} sizes */
function grouped(digits, sizes) {
  let from = 0
  const groups = sizes.map(size => {
    from += size
    return digits.slice(from - size, from)
  })
  return groups.filter(Boolean).join(' ')
}

/** @param {string} digits @param {Brand} brand @returns {Problem | null} */
function numberProblem(digits, { groups }) {
  const length = groups.reduce((sum, size) => sum + size, 0)
  if (digits.length < length) return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  return passesLuhn(digits) ? null : { code: 'invalid_number', message: 'Your card number is invalid.' }
}

/** @param {string} digits */
function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** `5` becomes `05 / `, `12/2034` `12 / 34`. @param {string} text */
function formatExpiry(text) {
  const [month = '', year] = text.split('/')
  const typed =
    year === undefined ? digitsOf(text) : digitsOf(month).padStart(2, '0') + shortYear(digitsOf(year))
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  if (digits.length < 2) return digits
  // Deleting the slash also deletes the digit before it, or the slash would come back at once.
  if (/^\d\d \/?$/.test(text)) return digits.slice(0, 1)
  return `${digits.slice(0, 2)} / ${shortYear(digits.slice(2))}`
}

/** @param {string} year */
const shortYear = year => (year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2))

/** @param {string} digits @returns {Problem | null} */
function expiryProblem(digits) {
  if (digits.length < 4)
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." }
  const { month, year } = expiryOf(digits)
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." }
  }
  const now = new Date()
  if (year < now.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." }
  }
  return null
}

/** @param {string} text */
export function expiryOf(text) {
  const digits = digitsOf(text)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) }
}
