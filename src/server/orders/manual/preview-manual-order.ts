import { toAmount } from '../../../contract/money.ts'
import type { ManualOrderPreview, PreviewManualOrder } from '../../../contract/orders/manual-orders.ts'
import { priceOfChoice } from '../../catalogue/product/product.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { toOrderMoney } from '../order/order-adjustments.ts'
import { type PricedManualOrder, priceManualOrder } from './price-manual-order.ts'

/** What an order that the staff type would come to; refused as the order itself would be. Nothing is written. */
export const previewManualOrder = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'config'>,
  { takenAlong, city, ...asked }: PreviewManualOrder,
): Promise<ManualOrderPreview> =>
  inTransaction(deps.db, async tx =>
    toPreview(
      await priceManualOrder(tx, deps, { ...asked, city: takenAlong ? null : city, now: deps.clock() }),
    ),
  )

const toPreview = ({ cart, charges }: PricedManualOrder): ManualOrderPreview => ({
  currency: charges.currency,
  lines: cart.lines.map(({ product, options, priceCents, lineTotalCents, stock }) => ({
    title: product.title,
    price: toAmount(priceCents),
    shopPrice: toAmount(priceOfChoice(product, options).priceCents),
    total: toAmount(lineTotalCents),
    left: stock,
  })),
  money: toOrderMoney(
    { ...charges, subtotalCents: cart.totalCents },
    charges.cash && { amount: charges.cash.amount, currency: charges.cash.currency },
  ),
  dates: charges.dates,
})
