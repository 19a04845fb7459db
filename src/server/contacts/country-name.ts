import type { CountryCode } from 'libphonenumber-js/min'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** "Pakistan" for PK. */
export const countryName = (code: CountryCode): string => names.of(code) ?? code
