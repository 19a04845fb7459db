import { sql } from 'kysely'
import type { OrderStatus } from '../../contract/orders/order-status.ts'
import type { Db } from '../db/schema.ts'

type OrderEventRow = {
  id: string
  at: Date
  kind: 'order_placed' | 'order_changed'
  orderId: string
  number: number
  status: OrderStatus
  /** The member of the staff who changed it; null for what nobody of them did. */
  by: string | null
}

/**
 * Orders placed, changes by the staff, and payments that moved since a moment: oldest first, each with its order's
 * current status.
 */
export async function findOrderEvents(db: Db, since: Date): Promise<OrderEventRow[]> {
  const found = await sql<OrderEventRow>`
    select events.id, events.at, events.kind, events.order_id, orders.number, orders.status, events.by
    from (
      select id, at, order_id, 'order_placed' as kind, null as by from order_events
      where from_status is null and at >= ${since}
      union all
      select id, at, subject_id, 'order_changed', user_id from changes where thing = 'order' and at >= ${since}
      union all
      select id || ' ' || updated_at, updated_at, order_id, 'order_changed', null from payments
      where order_id is not null and updated_at >= ${since}
    ) as events
    join orders on orders.id = events.order_id
    order by events.at, events.id`.execute(db)
  return found.rows
}
