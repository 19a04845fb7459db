import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Phone = { written: string; e164: string; key: string }

/**
 * Phones of orders become E.164 where they are numbers; whatever else was written stays. A number without a country code
 * is one of Pakistan, as it was until now.
 */
export async function rewritePhones(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ phone: string }>`select distinct phone from orders where phone <> ''`.execute(
    db,
  )
  const phones = rows.flatMap(({ phone }) => toPhone(phone) ?? [])
  for (let from = 0; from < phones.length; from += 5_000) await rewrite(db, phones.slice(from, from + 5_000))
}

function toPhone(written: string): Phone | null {
  const number = parsePhoneNumberFromString(written, { defaultCountry: 'PK', extract: false })
  if (!number?.isValid()) return null
  return { written, e164: number.number, key: number.number.slice(1) }
}

/** Most keys are right already, and leaving them alone leaves the indexes of the orders alone. */
async function rewrite(db: QueryExecutorProvider, phones: readonly Phone[]): Promise<void> {
  const read = sql`json_to_recordset(${JSON.stringify(phones)}::json) as read(written text, e164 text, key text)`
  await sql`update orders set phone_key = key, search_text = replace(search_text, ' ' || phone_key || ' ', ' ' || key || ' ')
    from ${read} where phone = written and phone_key <> key`.execute(db)
  await sql`update orders set phone = e164 from ${read} where phone = written and phone <> e164`.execute(db)
}

export const up = (db: Kysely<unknown>): Promise<void> => rewritePhones(db)
