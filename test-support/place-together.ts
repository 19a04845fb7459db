import type { Order } from '../src/contract/orders/orders.ts'
import { finishPlacing, type PlaceDeps, placeBatch } from '../src/server/orders/place/place-order.ts'
import type { PlaceOrderInput } from '../src/server/orders/place/write-checkouts.ts'

/** What becomes of cash orders that come at once, whether they are placed in one transaction or then alone. */
export async function placeTogether(
  deps: PlaceDeps,
  inputs: readonly PlaceOrderInput[],
): Promise<Promise<Order>[]> {
  const outcomes = await placeBatch(deps, inputs)
  return inputs.map((input, nth) => finishPlacing(deps, input, outcomes[nth] ?? null))
}
