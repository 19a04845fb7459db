import { createHash } from 'node:crypto'
import type { PricedCart } from '../../cart/load-cart.ts'
import type { OrderTotals } from '../../delivery/order-charges.ts'

type FingerprintedCart = {
  lines: readonly Pick<PricedCart['lines'][number], 'productId' | 'optionsKey' | 'quantity' | 'priceCents'>[]
}

/** What is in a cart at which prices, in any order, and what all costs delivered. */
export function cartFingerprint(
  { lines }: FingerprintedCart,
  { totalCents, currency }: Pick<OrderTotals, 'totalCents' | 'currency'>,
): string {
  const parts = lines
    .map(line => [line.productId, line.optionsKey, line.quantity, line.priceCents].join('\n'))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([totalCents, currency, parts]))
    .digest('hex')
}
