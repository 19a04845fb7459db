import { z } from 'zod'
import { Id, optionalLine } from '../text.ts'
import { OrderStatus } from './orders.ts'
import { OrderVersion } from './shown-total.ts'

/** The new status of an order. */
export const UpdateStatus = z.object({
  status: OrderStatus,
  /** Optional extras for Shipped. */
  courier: optionalLine(80).optional(),
  trackingNumber: optionalLine(80).optional(),
  /** Why an order is cancelled, or packed though nobody has confirmed it; recorded. */
  reason: optionalLine(500).optional(),
  /** The version that was looked at: an order that was changed since stays where it is. */
  version: OrderVersion.optional(),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>

/** Moves many orders to one status, with one courier for all. Without a reason those stay that nobody has confirmed. */
export const BulkStatus = UpdateStatus.omit({ trackingNumber: true, version: true }).extend({
  ids: z.array(Id).min(1, 'Choose at least one order.').max(100, 'Choose at most 100 orders.'),
  /** By order id. */
  trackingNumbers: z.record(Id, optionalLine(80)).optional(),
  versions: z.record(Id, OrderVersion).optional(),
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
