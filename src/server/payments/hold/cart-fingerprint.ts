import { createHash } from 'node:crypto'
import type { PricedCart } from '../../cart/load-cart.ts'

type FingerprintedCart = Pick<PricedCart, 'totalCents'> & {
  lines: readonly Pick<PricedCart['lines'][number], 'productId' | 'optionsKey' | 'quantity' | 'priceCents'>[]
}

/** What is in a cart at which prices, in any order. Carts with one fingerprint cost the same. */
export function cartFingerprint({ lines, totalCents }: FingerprintedCart): string {
  const parts = lines
    .map(line => [line.productId, line.optionsKey, line.quantity, line.priceCents].join('\n'))
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([totalCents, parts]))
    .digest('hex')
}
