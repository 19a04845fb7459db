import { type Kysely, sql } from 'kysely'

/**
 * Staff have roles. Whoever has been here longest becomes the owner, if possible somebody who can sign in; the others
 * become managers, who may do all they could but choose who belongs to the staff.
 */
const statements = [
  `alter table users add column staff_role text check (staff_role in ('owner', 'manager', 'caller', 'packer'))`,
  `update users set staff_role = case when id = (
      select id from users where user_type = 'admin' order by password_hash = '', created_at, id limit 1
    ) then 'owner' else 'manager' end
    where user_type = 'admin'`,
  `alter table users add constraint users_staff_role_fits check ((user_type = 'admin') = (staff_role is not null))`,
  // Exports and looks into a buyer's record are recorded too.
  `alter table changes drop constraint changes_thing_check`,
  `alter table changes add constraint changes_thing_check
    check (thing in ('product', 'order', 'deal', 'staff', 'payment', 'customer', 'export'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
