import { arrivalIn } from '../../../../contract/delivery/arrival.ts'
import { formatDaySpan } from '../../../../contract/delivery/delivery-dates.ts'
import { browserApi } from '../../../api/browser.ts'
import { shoppersCity } from '../../../parts/delivery/shoppers-city.ts'

/** As the page says it: "Tue 24 to Thu 26 November". */
export type ShownArrival = { city: string; dates: string }

/** When a parcel that is ordered now arrives where this shopper's go; null where no city is known. */
export async function shoppersArrival(): Promise<ShownArrival | null> {
  const [typed, terms] = await Promise.all([shoppersCity(), browserApi.delivery.terms()])
  if (!typed) return null
  const { city, dates } = arrivalIn(terms, typed)
  return { city: city ?? typed, dates: dates ? formatDaySpan(dates) : 'We cannot promise a day.' }
}
