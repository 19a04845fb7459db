import { sql } from 'kysely'
import { newForMs } from '../../contract/durations.ts'
import type { Db } from '../db/schema.ts'

/**
 * The next moment at which the clock alone changes what the public sees: a deal starts or ends, a product is listed or
 * stops being new. Null when nothing is planned. Archived products, which nobody sees, are not in the index by date.
 */
export async function nextScheduledChange(db: Db, now: Date): Promise<Date | null> {
  const newSince = new Date(now.getTime() - newForMs)
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(start_at) from deals where start_at > ${now}),
      (select min(end_at) from deals where end_at > ${now}),
      (select min(published_at) from products where archived_at is null and published_at > ${now}),
      (select min(published_at) + make_interval(secs => ${newForMs / 1_000}) from products
        where archived_at is null and published_at > ${newSince})
    ) as at`.execute(db)
  return rows[0]?.at ?? null
}
