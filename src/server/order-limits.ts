import { z } from 'zod'
import { maxLineQuantity } from '../contract/limits.ts'
import type { OrderSize } from '../contract/orders/order-size.ts'

function count(usual: number, max = 100_000) {
  const message = `must be a whole number from 1 to ${max.toLocaleString('en')}`
  return z.coerce.number(message).int(message).min(1, message).max(max, message).default(usual)
}

/** The settings that keep one person from taking the whole stock, with what they are unless set. */
export const OrderLimitSettings = {
  MAX_PIECES_PER_LINE: count(20, maxLineQuantity),
  MAX_PIECES_PER_ORDER: count(50),
  MAX_LINES_PER_ORDER: count(30, 1_000),
  MAX_PIECES_HELD: count(10),
  MAX_OPEN_ORDERS_PER_ACCOUNT: count(5),
  MAX_OPEN_ORDERS_PER_PHONE: count(5),
  MAX_ORDERS_PER_HOUR_PER_ACCOUNT: count(10),
  MAX_ORDERS_PER_HOUR_PER_PHONE: count(10),
  MAX_ORDERS_PER_HOUR_PER_ADDRESS: count(20),
}

const Settings = z.object(OrderLimitSettings)

/** `size` and `piecesHeld` always hold; the rest holds unless `RATE_LIMITS` is off (docs/decisions/0024). */
export type OrderLimits = {
  size: OrderSize
  /** How many pieces are held for a card payment before there is an order. */
  piecesHeld: number
  /** Cash orders that nobody has confirmed or begun to pack. */
  openOrders: { perAccount: number; perPhone: number }
  ordersPerHour: { perAccount: number; perPhone: number; perAddress: number }
}

export const toOrderLimits = (e: z.output<typeof Settings>): OrderLimits => ({
  size: {
    piecesPerLine: e.MAX_PIECES_PER_LINE,
    piecesPerOrder: e.MAX_PIECES_PER_ORDER,
    linesPerOrder: e.MAX_LINES_PER_ORDER,
  },
  piecesHeld: e.MAX_PIECES_HELD,
  openOrders: { perAccount: e.MAX_OPEN_ORDERS_PER_ACCOUNT, perPhone: e.MAX_OPEN_ORDERS_PER_PHONE },
  ordersPerHour: {
    perAccount: e.MAX_ORDERS_PER_HOUR_PER_ACCOUNT,
    perPhone: e.MAX_ORDERS_PER_HOUR_PER_PHONE,
    perAddress: e.MAX_ORDERS_PER_HOUR_PER_ADDRESS,
  },
})

/** The limits of a shop that sets none. */
export const usualOrderLimits: OrderLimits = toOrderLimits(Settings.parse({}))
