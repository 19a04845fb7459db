import { type MovableOrder, type Mover, type OrderMove, orderMoves } from './order-moves.ts'
import type { OrderStatus } from './order-status.ts'

const allMoves: readonly OrderMove[] = Object.values(orderMoves)

/** Whether the order, as it stands now, can make this move. A parcel that was refused moves no more. */
export const isOpen = ({ from, when }: OrderMove, order: MovableOrder): boolean =>
  from === order.status && !order.refused && (when?.(order) ?? true)

/** All moves that somebody may make with an order now. */
export const movesOf = (order: MovableOrder, mover: Mover | null): OrderMove[] =>
  allMoves.filter(move => mover !== null && move.by.includes(mover) && isOpen(move, order))

/** The moves of the same by which the order reaches a status that its mover names. */
export const statusMovesOf = (order: MovableOrder, mover: Mover | null): OrderMove[] =>
  movesOf(order, mover).filter(({ call }) => call === undefined)

/** The move to a status that the order allows: the mover's own, else one that others may make. */
export function findMove(order: MovableOrder, to: OrderStatus, mover: Mover | null): OrderMove | null {
  const isNamed = ({ call }: OrderMove) => call === undefined || mover === 'buyer'
  const open = allMoves.filter(move => isNamed(move) && move.to === to && isOpen(move, order))
  return open.find(({ by }) => mover !== null && by.includes(mover)) ?? open[0] ?? null
}

/** The statuses that somebody can ever move an order to by naming them. */
export const statusesFor = (mover: Mover): OrderStatus[] => [
  ...new Set(allMoves.flatMap(({ call, by, to }) => (call || !by.includes(mover) ? [] : [to]))),
]

/** The statuses that the specification lets follow one. */
export const specifiedNext = (from: OrderStatus): OrderStatus[] => [
  ...new Set(allMoves.flatMap(move => (move.specified && move.from === from ? [move.to] : []))),
]

/** Whether the screens have to ask this mover for a reason. */
export const needsReason = ({ reason }: OrderMove, mover: Mover | null): boolean =>
  reason === 'callers' ? mover === 'caller' : reason !== undefined
