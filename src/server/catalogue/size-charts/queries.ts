import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import { anyFrom, anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'

type Row = Insertable<Database['sizeCharts']>

/** Whoever changes size charts waits until the transaction has ended. */
export const lockTable = (tx: Tx) => sql`lock table size_charts in exclusive mode`.execute(tx)

/** The oldest first, as their ids are. */
export const selectCharts = (db: Db | Tx) => db.selectFrom('sizeCharts').selectAll().orderBy('id')

export const findCharts = (db: Db | Tx) => selectCharts(db).execute()

export type ChartRow = Awaited<ReturnType<typeof findCharts>>[number]

/** The categories of every chart. */
export const selectCategories = (db: Db | Tx) =>
  db.selectFrom('sizeChartCategories').select(['category', 'chartId']).orderBy('category')

export const findCategories = (db: Db | Tx) => selectCategories(db).execute()

/** The products of every chart that are not deleted. */
export const findProducts = (db: Db | Tx) =>
  db
    .selectFrom('sizeChartProducts')
    .innerJoin('products', 'products.id', 'productId')
    .where('archivedAt', 'is', null)
    .select(['productId', 'title', 'chartId'])
    .orderBy('title')
    .orderBy('productId')
    .execute()

/** The charts that products have whatever their categories have, for the products whose ids another query returns. */
export const selectOfProducts = (db: Db | Tx, ids: Expression<string>) =>
  db.selectFrom('sizeChartProducts').where('productId', '=', anyFrom(ids)).select('chartId')

/** Which of these ids are products' that are not deleted. */
export const findKnownProducts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .where('archivedAt', 'is', null)
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute()

export const insertChart = (tx: Db | Tx, row: Row) => tx.insertInto('sizeCharts').values(row).execute()

/** Says whether there is such a chart. */
export async function updateChart(
  tx: Tx,
  id: string,
  row: Updateable<Database['sizeCharts']>,
): Promise<boolean> {
  const query = tx.updateTable('sizeCharts').set(row).where('id', '=', id)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

export const deleteChart = (tx: Tx, id: string) => tx.deleteFrom('sizeCharts').where('id', '=', id).execute()

/** Gives these categories a chart and takes it from all others. Returns the charts that they had. */
export async function setCategories(
  db: Db | Tx,
  chartId: string,
  codes: readonly string[],
): Promise<string[]> {
  const had = await db
    .deleteFrom('sizeChartCategories')
    .where(({ eb, or }) => or([eb('chartId', '=', chartId), eb('category', '=', anyOf(codes))]))
    .returning('chartId')
    .execute()
  if (codes.length > 0)
    await db
      .insertInto('sizeChartCategories')
      .values(codes.map(category => ({ category, chartId })))
      .execute()
  return had.map(each => each.chartId)
}

/** The same for products. */
export async function setProducts(db: Db | Tx, chartId: string, ids: readonly string[]): Promise<string[]> {
  const had = await db
    .deleteFrom('sizeChartProducts')
    .where(({ eb, or }) => or([eb('chartId', '=', chartId), eb('productId', '=', anyOf(ids))]))
    .returning('chartId')
    .execute()
  if (ids.length > 0)
    await db
      .insertInto('sizeChartProducts')
      .values(ids.map(productId => ({ productId, chartId })))
      .execute()
  return had.map(each => each.chartId)
}

/** Notes a change of these charts, so that nobody saves over it. */
export const countChange = (tx: Tx, ids: readonly string[]) =>
  tx.updateTable('sizeCharts').set({ version: sql`version + 1` }).where('id', '=', anyOf(ids)).execute()

/** The chart of a category, with its name. */
export const findChartOf = (tx: Tx, code: string) =>
  tx
    .selectFrom('sizeChartCategories')
    .innerJoin('sizeCharts', 'sizeCharts.id', 'chartId')
    .where('category', '=', code)
    .select(['sizeCharts.id', 'sizeCharts.name'])
    .executeTakeFirst()

/** Gives a category that has none this chart, unless it is gone. */
export async function giveChart(tx: Tx, code: string, chartId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into size_chart_categories (category, chart_id)
    select ${code}::text, id from size_charts where id = ${chartId}
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 1n) await countChange(tx, [chartId])
}

/** For a category that is gone: whoever makes one of that code later chooses its chart anew. */
export const deleteCategoryUses = (tx: Tx, code: string) =>
  tx.deleteFrom('sizeChartCategories').where('category', '=', code).execute()
