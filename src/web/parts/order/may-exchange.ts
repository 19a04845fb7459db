import { days } from '../../../contract/durations.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { StatusChange } from '../../../contract/orders/orders.ts'

type Delivered = { status: OrderStatus; events: readonly Pick<StatusChange, 'to' | 'at'>[] }

/** Whether pieces of an order may still be exchanged at `now`, in ms, by a shop that exchanges for so many days. */
export function mayExchange({ status, events }: Delivered, exchangeDays: number, now: number): boolean {
  const delivered = events.findLast(({ to }) => to === 'Delivered')
  return status === 'Delivered' && !!delivered && now <= Date.parse(delivered.at) + days(exchangeDays)
}
