import { maxCategories } from '../../../contract/catalogue/categories.ts'
import type { Tx } from '../../db/schema.ts'
import type { Categories, CategoryRow } from '../categories/categories.ts'
import { firstCategories } from '../categories/first-categories.ts'
import { toCode } from '../categories/to-code.ts'
import { deleteCategoryUses, findChartOf, giveChart } from '../size-charts/queries.ts'
import {
  countProducts,
  deleteCategory,
  deleteRedirect,
  insertCategories,
  type PlacedRow,
  redirectCategory,
} from './queries.ts'

type Named = Pick<CategoryRow, 'name' | 'parent'>

/** Whether a code is another's, or leads to another. */
export const isTaken = ({ rows, old }: Categories, code: string, own?: string): boolean =>
  (old.get(code) ?? own) !== own || rows.some(row => row.code === code && row.code !== own)

/** "Party wear" in Women becomes party-wear, or else women-party-wear, or else party-wear-2. `own` is its code so far. */
export function freeCode(before: Categories, named: Named, own?: string): string {
  const plain = toCode(named.name) || 'category'
  const numbered = Array.from({ length: maxCategories * 2 }, (_, nth) => `${plain}-${nth + 2}`)
  return [plain, ...withGroup(named), ...numbered].find(code => !isTaken(before, code, own)) ?? plain
}

const withGroup = ({ name, parent }: Named): string[] =>
  parent ? [`${parent}-${toCode(name) || 'category'}`.slice(0, 60).replace(/-$/, '')] : []

/**
 * The code of a category that is now called `name`. As long as no product is in it nobody knows its address, so one that
 * was made from its name follows it; one that somebody wrote stays, and so does that of a group.
 */
export async function codeFor(tx: Tx, before: Categories, row: CategoryRow, named: Named): Promise<string> {
  if (row.parent === null || named.parent === null || toCode(named.name) === toCode(row.name)) return row.code
  if (!isMadeFromName(row) || (await countProducts(tx)).has(row.code)) return row.code
  return freeCode(before, named, row.code)
}

function isMadeFromName(row: CategoryRow): boolean {
  if (firstCategories.some(({ code }) => code === row.code)) return true
  const plain = toCode(row.name) || 'category'
  return [plain, ...withGroup(row)].includes(row.code) || row.code.replace(/-\d+$/, '') === plain
}

/** Gives a category another code, to which the former one leads, with its size chart. */
export async function moveToCode(tx: Tx, from: string, row: PlacedRow): Promise<void> {
  const chart = await findChartOf(tx, from)
  await deleteRedirect(tx, row.code)
  await insertCategories(tx, [row])
  await redirectCategory(tx, from, { leadsTo: row.code, isRename: true })
  await deleteCategory(tx, from)
  await deleteCategoryUses(tx, from)
  if (chart) await giveChart(tx, row.code, chart.id)
}
