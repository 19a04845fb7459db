import type { Delivery, DeliveryTerms } from './delivery.ts'
import { onlyAmounts } from './delivery-amounts.ts'
import { deliveryDates } from './delivery-dates.ts'

/** On which terms the shop delivers what is ordered on a day of its calendar ("2026-11-21"). */
export function termsOn(delivery: Delivery, day: string): Omit<DeliveryTerms, 'cash'> {
  const dated = <Terms extends Delivery['elsewhere']>({ days, ...terms }: Terms) => ({
    ...terms,
    dates: days && deliveryDates(delivery, days, day),
  })
  return {
    ...onlyAmounts(delivery),
    zones: delivery.zones.map(dated),
    elsewhere: dated(delivery.elsewhere),
  }
}
