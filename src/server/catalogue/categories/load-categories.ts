import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import { holdsDemo } from '../../db/milestones.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Categories, CategoryRow } from './categories.ts'
import { demoIntros } from './demo-intros.ts'
import { firstCategories } from './first-categories.ts'
import { findCategoryRows, findOldCategories, holdTable, lockTable } from './queries.ts'

/** The shop's categories; those of the specification until somebody has changed them. */
export async function loadCategories(db: Db | Tx): Promise<Categories> {
  const rows = await findCategoryRows(db)
  if (rows.length === 0) return toCategories(firstCategories, [], await holdsDemo(db))
  return toCategories(rows, await findOldCategories(db), await holdsDemo(db))
}

/** The same, and they stay until the transaction ends. */
export async function holdCategories(tx: Tx): Promise<Categories> {
  await holdTable(tx)
  return loadCategories(tx)
}

/** The same to change them, while nobody else changes them or puts a product into one. */
export async function lockCategories(tx: Tx): Promise<Categories> {
  await lockTable(tx)
  return loadCategories(tx)
}

/** `found` has the rows of each level in their order. */
export function toCategories(
  found: readonly CategoryRow[],
  old: readonly { code: string; leadsTo: string; isRename: boolean }[] = [],
  isDemo = false,
): Categories {
  const within = (parent: string | null) => found.filter(row => row.parent === parent)
  const groups = within(null).map(
    (row): CategoryGroup => ({ ...inPages(row), categories: within(row.code).map(inPages) }),
  )
  const written = new Map(found.map(({ code, intro }) => [code, intro]))
  return {
    rows: within(null).flatMap(row => [row, ...within(row.code)]),
    groups,
    old: new Map(old.map(({ code, leadsTo }) => [code, leadsTo])),
    renamed: new Set(old.flatMap(({ code, isRename }) => (isRename ? code : []))),
    introOf: code => written.get(code) ?? (isDemo && written.has(code) ? (demoIntros[code] ?? '') : ''),
  }
}

const inPages = ({ code, name, hidden }: CategoryRow) => ({ code, name, hidden })

/** The specification's categories. */
export const specified = toCategories(firstCategories)

export const specifiedCodes: readonly string[] = firstCategories.flatMap(({ code, parent }) =>
  parent ? code : [],
)
