import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { ManualOrder } from '../../../contract/orders/manual-orders.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import { priceOfChoice } from '../../catalogue/product/product.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { adjustmentFields } from '../order/order-adjustments.ts'
import { insertNote } from '../order/staff-queries.ts'
import type { PricedManualOrder } from './price-manual-order.ts'

type Typed = {
  userId: string
  order: Order
  typed: Pick<ManualOrder, 'source' | 'confirmed' | 'priceReason'>
  priced: PricedManualOrder
}

/** Writes who typed an order to the audit trail, and as a note which prices were not the shop's. */
export async function recordManualOrder(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { userId, order, typed, priced }: Typed,
): Promise<void> {
  const { totalCents, adjustments, currency } = priced.charges
  const prices = priced.cart.lines.flatMap(({ product, options, priceCents }) => {
    const shopCents = priceOfChoice(product, options).priceCents
    if (priceCents === shopCents) return []
    const [own, shops] = [priceCents, shopCents].map(cents => formatMoney(toAmount(cents), currency))
    return `${product.title} at ${own} instead of ${shops}`
  })
  const { source, confirmed, priceReason } = typed
  await recordChange(tx, deps, {
    userId,
    subjectType: 'order',
    subjectId: order._id,
    subject: `#${order.number}`,
    action: 'entered',
    before: null,
    after: {
      source,
      confirmed,
      totalCents,
      ...Object.fromEntries(
        Object.entries(adjustmentFields(adjustments)).filter(([, value]) => value !== ''),
      ),
      ...(prices.length > 0 && { prices, priceReason }),
    },
  })
  if (prices.length === 0) return
  const text = `${prices.join('; ')}: ${priceReason}`
  await insertNote(tx, { id: deps.newId(), orderId: order._id, at: deps.clock(), userId, text })
}
