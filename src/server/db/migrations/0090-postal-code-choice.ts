import { type Kysely, sql } from 'kysely'

/**
 * Whether an address has a postal code is one of three choices; it was asked for or not, and of guests never. The earlier
 * field stays for processes of the version before. Recorded changes get the new one, so that they can be undone.
 */
const statements = [
  `update settings set value = value || jsonb_build_object(
      'postalCode', case when value @> '{"asksPostalCode": true}' then 'required' else 'hidden' end)
    where name = 'checkout' and value ? 'asksPostalCode'`,
  ...['before', 'after'].map(
    side => `update changes set ${side} = (${side} - 'asksPostalCode') || jsonb_build_object(
        'postalCode', case when ${side} @> '{"asksPostalCode": true}' then 'required' else 'hidden' end)
      where thing = 'settings' and subject_id = 'checkout' and ${side} ? 'asksPostalCode'`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
