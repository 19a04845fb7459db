import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import type { Order, StatusChange } from '../../../contract/orders/orders.ts'
import { arrivesIn } from './arrives-in.ts'
import { datesAhead } from './dates-ahead.ts'
import { orderDate } from './order-date.ts'

export type DatedOrder = Pick<Order, 'status' | 'createdAt' | 'delivery'> & {
  refused?: boolean
  events: readonly Pick<StatusChange, 'to' | 'at'>[]
}

type Dated = { name: string; text: string }

/** When an order arrives in the city that it goes to; null once it did, or where no days were promised. */
export function arrivalOf(order: DatedOrder, city: string): Dated | null {
  const dates = datesAhead(order)
  return dates && { name: arrivesIn(city), text: formatDaySpan(dates) }
}

/** When an order was placed, and when it arrives, or went out and arrived; what was taken back since is left out. */
export function orderDates(order: DatedOrder, city: string, timeZone?: string): Dated[] {
  const arrival = arrivalOf(order, city)
  const { status } = order
  const reached = (to: DatedOrder['status'], name: string): Dated[] => {
    const event = order.events.findLast(one => one.to === to)
    return event ? [{ name, text: orderDate(event.at, timeZone) }] : []
  }
  return [
    { name: 'Placed', text: orderDate(order.createdAt, timeZone) },
    ...(status === 'Shipped' || status === 'Delivered' ? reached('Shipped', 'Shipped') : []),
    ...(arrival ? [arrival] : []),
    ...(status === 'Delivered' ? reached('Delivered', 'Delivered') : []),
    ...(status === 'Cancelled' ? reached('Cancelled', 'Cancelled') : []),
  ]
}
