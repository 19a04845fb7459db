import { hours } from '../../../contract/durations.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { JsonRow } from '../../db/in-one-statement.ts'
import type { Deps } from '../../deps.ts'
import type { OrderCounts } from './limit-queries.ts'

/** What was counted of one who is about to order, their phone and their network. */
export type CountedOrders = JsonRow<OrderCounts> & { networkKey: string }

type LimitDeps = Pick<Deps, 'clock' | 'config' | 'cards'>

/**
 * How many orders one account, phone and network may place. Returns what refuses an order beyond that, and otherwise what
 * counts it once it is placed, so that those placed in one transaction are one after another.
 * @throws too_many_open_orders too many cash orders wait to be confirmed
 * @throws too_many too many orders within an hour
 */
export function limitOrders(deps: LimitDeps): (counts: CountedOrders, paid: PaymentMethod) => () => void {
  const placed = new Map<string, number>()
  const { openOrders, ordersPerHour } = deps.config.orderLimits
  return (counts, paymentMethod) => {
    const { phoneKey, networkKey } = counts
    const placedOfPhone = phoneKey ? (placed.get(phoneKey) ?? 0) : 0
    const placedOfNetwork = placed.get(networkKey) ?? 0
    if (paymentMethod === 'COD') {
      if (counts.openOfAccount >= openOrders.perAccount)
        throw tooManyOpen(deps, `You have ${ordersLabel(counts.openOfAccount)}`)
      const open = counts.openOfPhone + placedOfPhone
      if (open >= openOrders.perPhone) throw tooManyOpen(deps, `This phone number has ${ordersLabel(open)}`)
    }
    const refuse = (who: string, freeAt: number) => tooMany(deps, { who, freeAt, paymentMethod })
    if (counts.ofAccount >= ordersPerHour.perAccount)
      throw refuse('You have', anHourAfter(counts.accountSince))
    if (counts.ofPhone + placedOfPhone >= ordersPerHour.perPhone)
      throw refuse('With this phone number you have', anHourAfter(counts.phoneSince))
    if (counts.ofNetwork + placedOfNetwork >= ordersPerHour.perAddress)
      throw refuse('From your network people have', Date.parse(counts.networkUntil ?? ''))
    return () => {
      placed.set(phoneKey, placedOfPhone + 1)
      placed.set(networkKey, placedOfNetwork + 1)
    }
  }
}

const ordersLabel = (count: number) => (count === 1 ? '1 order that waits' : `${count} orders that wait`)

function tooManyOpen({ cards }: LimitDeps, who: string): ShopError {
  const otherwise = cards ? ', or pay by card' : ''
  return new ShopError(
    'too_many_open_orders',
    `${who} for our call. Please wait until we have confirmed one of them${otherwise}.`,
  )
}

type Refused = { who: string; freeAt: number; paymentMethod: PaymentMethod }

function tooMany({ clock }: LimitDeps, { who, freeAt, paymentMethod }: Refused): ShopError {
  const seconds = Math.max(1, Math.ceil((freeAt - clock().getTime()) / 1_000) || hours(1) / 1_000)
  const wait = Math.ceil(seconds / 60)
  const card = paymentMethod === 'online' ? ' Your card has not been charged.' : ''
  return new ShopError(
    'too_many',
    `${who} placed many orders within an hour. Please wait ${wait} minute${wait === 1 ? '' : 's'} and try again.${card}`,
    undefined,
    seconds,
  )
}

const anHourAfter = (time: string | null) => Date.parse(time ?? '') + hours(1)
