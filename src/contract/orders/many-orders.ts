import { z } from 'zod'
import { Id, optionalLine } from '../text.ts'
import { OrderStatus } from './orders.ts'

/** Moves many orders to one status. */
export const BulkStatus = z.object({
  ids: z.array(Id).min(1, 'Choose at least one order.').max(100, 'Choose at most 100 orders.'),
  status: OrderStatus,
  /** Optional extras for Shipped: one courier for all, and tracking numbers by order id. */
  courier: optionalLine(80).optional(),
  trackingNumbers: z.record(Id, optionalLine(80)).optional(),
  /** Why those are packed that nobody has confirmed; without it they stay where they are. Recorded. */
  reason: optionalLine(500).optional(),
})
export type BulkStatus = z.infer<typeof BulkStatus>

/** Orders whose last move is taken back. */
export const TakeBack = z.object({
  ids: z.array(Id).min(1, 'Choose at least one order.').max(100, 'Choose at most 100 orders.'),
})

/** Delivered orders whose cash the courier has handed over; `noted: false` takes that back. */
export const NoteCash = TakeBack.extend({ noted: z.boolean().optional() })
export type NoteCash = z.infer<typeof NoteCash>

/** The ids of the moved orders, and why others were refused. */
export const BulkStatusResult = z.object({
  moved: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
})
