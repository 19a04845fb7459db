import { ShopError } from '../../../contract/errors.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { SwapSize } from '../../../contract/orders/other-sizes.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { illegalTransition } from '../move/make-move.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { getOrder, orderNotFound } from '../order/get-order.ts'
import type { LineRow } from '../order/load-orders.ts'
import { orderChanged } from '../order/order-changed.ts'
import { maySwap } from '../order/other-sizes.ts'
import { findLines, findOrder } from '../order/queries.ts'
import { type ChangeDeps, carryOut } from './change-placed-order.ts'
import { planChange } from './plan-change.ts'
import { planRefund } from './plan-refund.ts'

export type SwapDeps = ChangeDeps & Pick<Deps, 'clock' | 'config'>

/** `swapSize`, answered with the order as it is then. */
export async function swapOwnSize(
  deps: SwapDeps,
  userId: string,
  swap: SwapSize & { id: string },
): Promise<OrderDetail> {
  await swapSize(deps, userId, swap)
  return getOrder(deps, { userId, staffRole: null }, swap.id)
}

/**
 * Swaps all pieces of a line for another size: the new ones are held and the old ones freed in one transaction, with the
 * record and the buyer's mail. The line keeps its price. The version lets a repeated press swap once.
 * @throws not_found also for somebody else's order
 * @throws illegal_transition it is packed or cancelled
 * @throws order_changed it is not as the buyer saw it
 * @throws out_of_stock
 * @throws invalid the piece does not come in this size, has it already, or costs something else in it
 * @throws too_many every swap is mailed
 */
export async function swapSize(
  deps: SwapDeps,
  buyerId: string,
  { id, lineId, size, version }: SwapSize & { id: string },
): Promise<void> {
  await countAttempt(deps, 'swapPerOrder', `${buyerId} ${id}`)
  await withLockedOrder(deps, id, async tx => {
    const order = await findOrder(tx, id)
    if (order?.userId !== buyerId) throw orderNotFound()
    if (!maySwap(order))
      throw illegalTransition(
        `Sizes of order #${order.number} can no longer be swapped here. Please call us or write to us.`,
      )
    const line = (await findLines(tx, [id])).find(each => each.id === lineId)
    if (!line) throw orderChanged()
    const { quantity, options } = line
    if (order.version === version && options.size === size) throw sameSize(line)
    const lines = [{ lineId, quantity, options: { ...options, size } }]
    const plan = await planChange(tx, deps, order, { version, lines, added: [] })
    const [changed] = plan.lines.changed
    // The product may have lost its sizes or gained colours, which the staff's change then fills in.
    if (
      changed?.options.size !== size ||
      changed.options.color !== options.color ||
      changed.options.third !== options.third
    )
      throw noSuchSize(line, size)
    if (changed.priceCents !== line.priceCents) throw otherPrice(line, size)
    const who = { userId: buyerId, staffRole: null }
    const refund = await planRefund(tx, plan)
    await carryOut(tx, deps, plan, { who, batchId: deps.newId(), refund })
  })
}

const noSuchSize = ({ title }: Pick<LineRow, 'title'>, size: string) => {
  const message = `"${title}" does not come in size ${size} any more.`
  return new ShopError('invalid', message, { size: message })
}

const otherPrice = ({ title }: Pick<LineRow, 'title'>, size: string) => {
  const message = `"${title}" has another price in size ${size}. Please call us or write to us to swap it.`
  return new ShopError('invalid', message, { size: message })
}

const sameSize = ({ title, options: { size } }: Pick<LineRow, 'title' | 'options'>) => {
  const message = `"${title}" is in size ${size} already.`
  return new ShopError('invalid', message, { size: message })
}
