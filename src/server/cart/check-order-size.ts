import { ShopError } from '../../contract/errors.ts'
import { type OrderSize, orderSizeProblem } from '../../contract/orders/order-size.ts'

/** @throws order_too_large when no order takes these lines, saying how much one takes */
export function checkOrderSize(lines: readonly { quantity: number }[], size: OrderSize): void {
  const problem = orderSizeProblem(lines, size)
  if (problem !== null) throw new ShopError('order_too_large', problem, { quantity: problem })
}
