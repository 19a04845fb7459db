import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** One who is about to order; `phoneKey` is null for whoever orders with the phone of their account. */
export type LimitSubject = { userId: string; phoneKey: string | null; networkKey: string }

/** How many orders there are: open ones, and those of the last hour with when the first of them was placed. */
export type OrderCounts = {
  userId: string
  phoneKey: string
  openOfAccount: number
  openOfPhone: number
  ofAccount: number
  ofPhone: number
  ofNetwork: number
  accountSince: Date | null
  phoneSince: Date | null
  /** When the network's count begins anew. */
  networkUntil: Date | null
}

/**
 * Locks the phones and networks of people until the transaction ends and counts their orders; migration 0017 says how.
 * `asked` is JSON of `LimitSubject[]`.
 */
export const lockAndCountOrders = (_: Tx, asked: string, now: Date) =>
  sql<OrderCounts>`select * from lock_and_count_orders(${asked}::json, ${now}::timestamptz)`
