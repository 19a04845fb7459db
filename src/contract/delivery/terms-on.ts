import type { Delivery, DeliveryTerms } from './delivery.ts'
import { deliveryDates } from './delivery-dates.ts'

/** On which terms the shop delivers what is ordered on a day of its calendar ("2026-11-21"). */
export function termsOn(
  { zones, elsewhere, ...courier }: Delivery,
  day: string,
): Omit<DeliveryTerms, 'cash'> {
  const dated = <Terms extends Delivery['elsewhere']>({ days, ...terms }: Terms) => ({
    ...terms,
    dates: days && deliveryDates(courier, days, day),
  })
  return { zones: zones.map(dated), elsewhere: dated(elsewhere) }
}
