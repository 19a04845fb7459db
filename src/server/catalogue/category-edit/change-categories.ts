import type { CategoryList } from '../../../contract/catalogue/categories.ts'
import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { ChangeInput } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Categories, CategoryRow } from '../categories/categories.ts'
import { lockCategories } from '../categories/load-categories.ts'
import { listCategories } from './list-categories.ts'
import { insertCategories } from './queries.ts'

export type CategoryDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'categories'>

/**
 * Changes the categories, one change after the other; from the answer on this process works with them, every other within
 * a second. The first change stores those of the specification.
 */
export async function changeCategories(
  deps: CategoryDeps,
  change: (tx: Tx, before: Categories) => Promise<void>,
): Promise<CategoryList> {
  await withCategories(deps, change)
  return listCategories(deps)
}

/** The same for a change with an answer of its own. */
export async function withCategories<Result>(
  deps: CategoryDeps,
  change: (tx: Tx, before: Categories) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(deps.db, async tx => {
    const before = await lockCategories(tx)
    await insertCategories(
      tx,
      before.rows.map((row, position) => ({ ...row, position })),
    )
    return change(tx, before)
  })
  await deps.categories.refresh()
  return result
}

/** @throws not_found for a code that is no category's or group's */
export function getRow({ rows }: Categories, code: string): CategoryRow {
  const row = rows.find(each => each.code === code)
  if (!row) throw new ShopError('not_found', 'There is no such category.')
  return row
}

/** @throws category_changed */
export function refuseChangedSince(row: CategoryRow, version: number): void {
  if (row.version !== version) throw categoryChanged()
}

export const categoryChanged = () =>
  new ShopError('category_changed', 'Somebody has changed this category since you opened it.')

/** A category's change as the audit trail has it. */
export const changeOf = (
  userId: string,
  { code, name }: Pick<CategoryRow, 'code' | 'name'>,
  change: { action: ChangeAction<'category'>; before: Fields | null; after: Fields | null },
): ChangeInput => ({ userId, subjectType: 'category', subjectId: code, subject: name, ...change })
