import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { userSearchText } from '../user-search-text.ts'
import type { GuestPerson } from './guest-person.ts'

/** Deletes guests that nothing refers to any more: no cookie finds them, and they ordered nothing. */
export async function deleteForgottenGuests(db: Db): Promise<void> {
  await sql`
    delete from users where is_guest
      and not exists (select from guest_sessions where guest_sessions.user_id = users.id)
      and not exists (select from orders where orders.user_id = users.id)`.execute(db)
}

type NamedGuest = GuestPerson & { username: string; passwordHash: string }

/** Makes an account of a guest. */
export const nameGuest = (tx: Tx, id: string, person: NamedGuest) =>
  tx
    .updateTable('users')
    .set({ ...person, searchText: userSearchText(person), isGuest: false })
    .where('id', '=', id)
    .execute()
