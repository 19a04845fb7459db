import { toAmount, toCents } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/orders/orders.ts'

/** Total of an order line, computed in whole cents. */
export const lineTotal = ({ price, quantity }: Pick<OrderItem, 'price' | 'quantity'>): number =>
  toAmount(toCents(price) * quantity)
