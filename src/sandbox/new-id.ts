import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const randomText = (length: number): string =>
  [...randomBytes(length)].map(byte => alphabet[byte % alphabet.length]).join('')

/** An id in Stripe's format: `pi_3…`, `ch_3…`, `re_3…`, `pm_1…`, `evt_1…`. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'pm' | 'evt' | 'req'): string =>
  `${prefix}_${/^(pi|ch|re)$/.test(prefix) ? 3 : 1}${randomText(23)}`
