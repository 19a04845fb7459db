import { sql } from 'kysely'
import type { OrderStatus } from '../../contract/order-status.ts'
import type { Db } from '../db/schema.ts'

type OrderNews = {
  id: string
  at: Date
  kind: 'order_placed' | 'order_changed'
  orderId: string
  number: number
  status: OrderStatus
}

/**
 * Orders placed, what the staff did to orders, and money of theirs that moved,
 * since then: oldest first, each with its order as it stands now.
 */
export async function findOrderNews(db: Db, since: Date): Promise<OrderNews[]> {
  const found = await sql<OrderNews>`
    select news.id, news.at, news.kind, news.order_id, orders.number, orders.status
    from (
      select id, at, order_id, 'order_placed' as kind from order_events
      where from_status is null and at >= ${since}
      union all
      select id, at, subject_id, 'order_changed' from changes where thing = 'order' and at >= ${since}
      union all
      select id || ' ' || updated_at, updated_at, order_id, 'order_changed' from payments
      where order_id is not null and updated_at >= ${since}
    ) as news
    join orders on orders.id = news.order_id
    order by news.at, news.id`.execute(db)
  return found.rows
}
