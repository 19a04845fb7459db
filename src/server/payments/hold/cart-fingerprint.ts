import { createHash } from 'node:crypto'
import type { PricedCart } from '../../cart/load-cart.ts'

/** What is in a cart at which prices, in whatever order: two carts with one fingerprint are paid with one amount. */
export function cartFingerprint({ lines, totalCents }: PricedCart): string {
  const parts = lines
    .map(line => [line.productId, line.optionsKey, line.quantity, line.priceCents].join('\n'))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([totalCents, parts]))
    .digest('hex')
}
