import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'
import { z } from 'zod'
import type { CurrentSettings } from '../settings/settings.ts'
import { countryName } from './country-name.ts'

/** The shop's own country first: its phone numbers need no country code. */
export type DeliveryCountries = readonly [CountryCode, ...CountryCode[]]

const wrongSetting = 'must be country codes of two letters with commas between them, like PK or PK,AE'

/** The setting: where parcels go. */
export const DeliveryCountriesSetting = z.string().transform((text, context): DeliveryCountries => {
  const codes = new Set(
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  const [home, ...others] = [...codes].filter((code): code is CountryCode => isSupportedCountry(code))
  if (home && others.length === codes.size - 1) return [home, ...others]
  context.addIssue(wrongSetting)
  return z.NEVER
})

/** Where parcels go now; the shop's own country first. */
export const deliveryCountries = ({ settings }: { settings: CurrentSettings }): DeliveryCountries =>
  // Each is one of them, as `Country` checks.
  settings.current().delivery.countries as unknown as DeliveryCountries

/** Their names, in the same order. */
export const countryNames = ([home, ...others]: DeliveryCountries): [string, ...string[]] => [
  countryName(home),
  ...others.map(countryName),
]

/** The name of the country that somebody wrote, by its name or code; null where the shop does not deliver. */
export function findDeliveryCountry(countries: DeliveryCountries, written: string): string | null {
  const wanted = plain(written)
  const code = countries.find(code => plain(code) === wanted || plain(countryName(code)) === wanted)
  return code ? countryName(code) : null
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\band\b/g, '&')
