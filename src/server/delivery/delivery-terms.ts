import type { Delivery, DeliveryTerms } from '../../contract/delivery/delivery.ts'
import { deliveryDates } from '../../contract/delivery/delivery-dates.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import { type Calendar, calendarOf } from '../days.ts'

type Kept = { calendar: Calendar; day: string; terms: Omit<DeliveryTerms, 'cash'> }

/** Every order asks, and the answer is the same until the day or the settings change. */
const kept = new WeakMap<Delivery, Kept>()

/** On which terms the shop delivers a parcel that is ordered at `now`. */
export function deliveryTerms({ delivery, money }: Settings, now: Date): DeliveryTerms {
  const last = kept.get(delivery)
  const calendar = last?.calendar ?? calendarOf(delivery.timeZone)
  const day = calendar.dayOf(now)
  if (last?.day === day) return { ...last.terms, cash: money.cash }
  const terms = termsOn(delivery, day)
  kept.set(delivery, { calendar, day, terms })
  return { ...terms, cash: money.cash }
}

function termsOn({ zones, elsewhere, ...courier }: Delivery, day: string): Kept['terms'] {
  const quotable = ({ charge, freeFrom, days, takesCash }: Delivery['elsewhere']) => ({
    charge,
    freeFrom,
    takesCash,
    dates: days && deliveryDates(courier, days, day),
  })
  return {
    zones: zones.map(zone => ({ name: zone.name, cities: zone.cities, ...quotable(zone) })),
    elsewhere: quotable(elsewhere),
  }
}
