import { toCents, toDollars } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/orders.ts'

/** What a line of an order comes to, in dollars; summed in whole cents. */
export const lineTotal = ({ price, quantity }: Pick<OrderItem, 'price' | 'quantity'>): number =>
  toDollars(toCents(price) * quantity)
