import { type Expression, sql } from 'kysely'
import type { LinkKind } from '../../../contract/catalogue/product-links.ts'
import { anyFrom, anyOf, idArray } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { EarlierSaving } from '../../db/tables/product-link-tables.ts'

export type LinkRow = {
  kind: LinkKind
  id: string
  title: string
  picture: string | null
  savingCents: number
}

/**
 * The products that go with one, drafts too, those it names first. A pair or look that another product names counts as
 * well.
 */
export const selectLinked = (productId: string | Expression<string>) =>
  sql<LinkRow>`
    select kind, products.id, title, pictures -> 0 ->> 'url' as picture, saving_cents
    from (
      select kind, linked_id as id, 1 as side, position, saving_cents from product_links
      where product_id = (${productId})
      union all
      select kind, product_id, 2, position, saving_cents from product_links
      where linked_id = (${productId}) and kind <> 'instead'
    ) as links
    join products on products.id = links.id
    where archived_at is null
    order by kind = 'instead', side, position, products.id`

export const findLinked = async (db: Db | Tx, productId: string): Promise<LinkRow[]> =>
  (await selectLinked(productId).execute(db)).rows

/** The newest pairs of which both products are listed at `now`. */
export async function findPairs(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ first: string; second: string }>`
    select first.id as first, second.id as second
    from product_links
    join products as first on first.id = product_id
    join products as second on second.id = linked_id
    where kind = 'pair' and first.archived_at is null and second.archived_at is null
      and first.published_at <= ${now} and second.published_at <= ${now}
    order by greatest(first.published_at, second.published_at) desc, position, first.id
    limit ${limit}`.execute(db)
  return rows
}

/** The lowest of all prices of a product, without deals and whatever is in stock. */
const lowestOfAllPrices = (products: string) => sql<number>`least(${sql.ref(`${products}.price_cents`)}, (
  select min((option_price ->> 'priceCents')::int)
  from jsonb_array_elements(${sql.ref(`${products}.option_prices`)}) as option_price))`

/**
 * The pairs of these products that save something. What is not less than the lowest price of its cheaper piece without a deal is from
 * before a price was changed, and saves nothing.
 */
export const selectPairTerms = (productIds: Expression<unknown>) =>
  sql<{ productId: string; linkedId: string; savingCents: number }>`
    select product_id, linked_id, saving_cents from product_links
    join products as first on first.id = product_id
    join products as second on second.id = linked_id
    where kind = 'pair' and saving_cents > 0
      and product_id = ${anyFrom(productIds)} and linked_id = ${anyFrom(productIds)}
      and saving_cents < least(${lowestOfAllPrices('first')}, ${lowestOfAllPrices('second')})`

export const findPairTerms = async (db: Db | Tx, productIds: readonly string[]) =>
  (await selectPairTerms(sql`select unnest(${idArray(productIds)})`).execute(db)).rows

/** Which of these products have a pair that is listed at `now`. */
export async function findPaired(db: Db | Tx, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select ends.id from product_links
    cross join lateral (values (product_id, linked_id), (linked_id, product_id)) as ends (id, mate)
    join products on products.id = ends.mate
    where kind = 'pair' and ends.id = any(${ids}::text[])
      and (product_id = any(${ids}::text[]) or linked_id = any(${ids}::text[]))
      and archived_at is null and published_at <= ${now}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Locks these products against deletion, always in one order, and returns those that there are. */
export const holdProducts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .where('archivedAt', 'is', null)
    .select(['id', 'title', lowestOfAllPrices('products').as('priceCents')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Removes all links that a product is shown with, and returns what they saved. */
export const deleteLinks = (tx: Tx, productId: string) =>
  tx
    .deleteFrom('productLinks')
    .where(({ eb, or, and }) =>
      or([
        eb('productId', '=', productId),
        and([eb('linkedId', '=', productId), eb('kind', '<>', 'instead')]),
      ]),
    )
    .returning(['productId', 'linkedId', 'savingCents', 'earlierSavings'])
    .execute()

export const insertLinks = (
  tx: Db | Tx,
  productId: string,
  links: readonly { kind: LinkKind; linkedId: string; savingCents?: number; earlierSavings?: string }[],
) =>
  links.length === 0
    ? undefined
    : tx
        .insertInto('productLinks')
        .values(links.map((link, position) => ({ ...link, productId, position })))
        .execute()

export const findSavings = (tx: Tx) =>
  tx
    .selectFrom('productLinks')
    .where('savingCents', '>', 0)
    .select(['productId', 'linkedId', 'savingCents', 'earlierSavings'])
    .execute()

export const setSaving = (
  tx: Tx,
  { productId, linkedId }: { productId: string; linkedId: string },
  savingCents: number,
  earlier: readonly EarlierSaving[],
) =>
  tx
    .updateTable('productLinks')
    .where('productId', '=', productId)
    .where('linkedId', '=', linkedId)
    .set({ savingCents, earlierSavings: JSON.stringify(earlier) })
    .execute()
