import { placeName } from '../../../contract/catalogue/places.ts'
import { toAmount } from '../../../contract/money.ts'
import type { OrderChange, OrderChangePreview } from '../../../contract/orders/order-changes.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { orderNotFound } from '../order/get-order.ts'
import { toOrderMoney } from '../order/order-adjustments.ts'
import { findOrder } from '../order/queries.ts'
import type { ChangeDeps } from './change-placed-order.ts'
import { type PlannedChange, planChange } from './plan-change.ts'
import { planRefund } from './plan-refund.ts'

/**
 * What a change would do to stock and money; refused as the change itself would be. Nothing is written.
 */
export const previewChange = (
  deps: ChangeDeps,
  { id, ...change }: OrderChange & { id: string },
): Promise<OrderChangePreview> =>
  inTransaction(deps.db, async tx => {
    const order = await findOrder(tx, id)
    if (!order) throw orderNotFound()
    const plan = await planChange(tx, deps, order, change)
    const { cents } = await planRefund(tx, plan)
    return { ...toPreview(plan), givenBack: toAmount(cents) }
  })

function toPreview({
  order,
  subtotalBefore,
  charges,
  lines,
  stock,
  packAgain,
}: PlannedChange): Omit<OrderChangePreview, 'givenBack'> {
  const titles = new Map(
    [...lines.removed, ...lines.changed, ...lines.added].map(({ productId, title }) => [productId, title]),
  )
  const shelves = [...stock.shelves.values()].flat()
  return {
    currency: order.currency,
    before: toMoney({ ...order, subtotalCents: subtotalBefore }),
    after: toMoney(charges),
    stock: shelves.flatMap(({ id, productId, quantity, ...place }) => {
      const leaving = stock.leaving.get(id) ?? 0
      if (leaving === 0) return []
      const title = titles.get(productId) ?? ''
      const choice = placeName(place)
      return { title, choice, pieces: -leaving, left: quantity - leaving }
    }),
    dates: charges.dates,
    packAgain,
  }
}

type Totals = Parameters<typeof toOrderMoney>[0] &
  Pick<PlannedChange['charges'], 'cashCents' | 'cashCurrency'>

const toMoney = ({ cashCents, cashCurrency, ...totals }: Totals): OrderChangePreview['before'] =>
  toOrderMoney(
    totals,
    cashCents === null || cashCurrency === null
      ? null
      : { amount: toAmount(cashCents), currency: cashCurrency },
  )
