import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { anonymiseContacts } from './anonymise-contacts.ts'
import { findOrdersWithContacts } from './contact-queries.ts'

/** Few enough that other requests are answered in between. */
const ordersAtOnce = 100

/** Blanks name, address and phone on finished orders of long ago, which stay for the books. */
export async function expireContacts({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = new Date(clock().getTime() - config.retention.contacts)
  const findSome = () => findOrdersWithContacts(db, { before, limit: ordersAtOnce })
  for (let ids = await findSome(); ids.length > 0; ids = await findSome())
    await inTransaction(db, tx => anonymiseContacts(tx, ids))
}
