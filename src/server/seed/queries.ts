import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Whether the shop has neither products nor people. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from products) and not exists (select from users) as empty`.execute(db)
  return rows[0]?.empty ?? false
}

/** Empties every table the demo writes to with all that refers to them, and restarts the order numbers. */
export const emptyTables = (db: Db) =>
  sql`truncate users, sessions, second_factors, recovery_codes, login_challenges, known_devices, idempotency_keys, password_resets, email_confirmations, outbox, media, products, old_slugs, stock, wishlist_items, carts,
    cart_lines, orders, order_lines, order_events, order_calls,
    order_notes, sums_to_count, sales_by_quarter_hour, parcels_by_day, product_sales_by_month, sales_currency, payments, stock_holds, hold_times, refunds, card_events, changes, settings, categories, old_categories, pages, size_charts, size_chart_categories, size_chart_products, product_links, collections, collection_products, old_collections, deals, deal_products restart identity cascade`.execute(
    db,
  )
