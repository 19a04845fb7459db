import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { makeMove } from '../move/make-move.ts'
import { insertLines, type NewLine, newLines } from '../order/insert-queries.ts'
import type { LineRow } from '../order/load-orders.ts'
import { phoneKeyOf } from '../order/order-phone.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { searchTextOf } from '../place/search-text.ts'
import { deleteLines, updateLine } from './change-queries.ts'
import type { PlannedChange } from './plan-change.ts'
import type { PlannedLine } from './plan-lines.ts'

/** Writes the order and its lines as they were planned, without stock, audit trail and mail. */
export async function writeChange(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  plan: PlannedChange,
  { who }: { who: Pick<Caller, 'userId' | 'staffRole'> },
): Promise<void> {
  const { order, charges, contacts, buyerNote, packAgain, callAgain } = plan
  const { totalCents, adjustments, dates } = charges
  const { cashCents, cashCurrency, cashRate } = charges
  const { fullName, address, city, postalCode, country, phone } = contacts
  const phoneKey = phoneKeyOf(phone)
  const at = deps.clock()
  await writeLines(tx, deps, plan)
  const changes = {
    totalCents,
    adjustments: JSON.stringify(adjustments),
    buyerNote,
    cashCents,
    cashCurrency,
    cashRate,
    deliveryFrom: dates?.from ?? null,
    deliveryUntil: dates?.until ?? null,
    fullName,
    address,
    city,
    postalCode,
    country,
    phone,
    phoneKey,
    searchText: searchTextOf({ id: order.id, fullName, phoneKey, email: order.email }),
    version: order.version + 1,
    changedAt: at,
    ...(who.userId === order.userId && { buyerChangedAt: at }),
    ...(callAgain && { confirmation: 'open' as const }),
  }
  if (packAgain) await makeMove(tx, deps, order, orderMoves.packAgain, { by: who, changes })
  else await changeOrder(tx, order.id, changes)
}

async function writeLines(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  { order, before, lines, stock }: PlannedChange,
): Promise<void> {
  const stockIdOf = (line: PlannedLine): string => {
    const stockId = stock.stockIds.get(line)
    if (stockId === undefined) throw new Error('A line was changed without its stock')
    return stockId
  }
  await deleteLines(
    tx,
    lines.removed.map(({ id }) => id),
  )
  for (const line of lines.changed)
    if (line.lineId !== null) await updateLine(tx, line.lineId, { ...line, stockId: stockIdOf(line) })
  const last = Math.max(0, ...before.map(({ position }) => position))
  const added = lines.added.map(({ lineId: _, needs: __, ...line }, index): NewLine => {
    const position = last + index + 1
    const stockId = stockIdOf(lines.added[index] as PlannedLine)
    const { createdAt: placedAt, currency } = order
    return { ...line, id: newId(), orderId: order.id, position, stockId, placedAt, currency }
  })
  if (added.length > 0) await insertLines(newLines.toJson(added)).execute(tx)
}

export type WrittenLine = Pick<LineRow, 'quantity' | 'options' | 'image' | 'stockId'>
