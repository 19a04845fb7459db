import type { Delivery, DeliveryTerms } from '../../contract/delivery/delivery.ts'
import { termsOn } from '../../contract/delivery/terms-on.ts'
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
