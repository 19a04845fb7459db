import { maxCategories } from '../../../contract/catalogue/categories.ts'
import { cannotUndo, type UndoScope, versionNoFormHolds } from '../../audit/undoable.ts'
import type { Tx } from '../../db/schema.ts'
import { findDeletedPictures } from '../../media/unused/find-deleted-pictures.ts'
import type { Categories } from '../categories/categories.ts'
import { giveChart } from '../size-charts/queries.ts'
import type { CategoryRecord, RemovedCategory } from './category-record.ts'
import { checkName, checkParent } from './check-place.ts'
import { insertCategories, leadTo } from './queries.ts'

/**
 * Makes a deleted category again, under its code and at its place, with its size chart and the codes that led to it. Says
 * how many of its pictures are gone.
 * @throws cannot_undo where its address or its name is another's by now, its group is gone, or the shop is full
 */
export async function insertAgain(
  { tx, deps, before: { rows, old } }: UndoScope & { before: Categories },
  { sizeChart, formerly, parent, ...was }: RemovedCategory,
): Promise<number> {
  const isTaken = (code: string) => old.has(code) || rows.some(row => row.code === code)
  if (isTaken(was.code)) throw cannotUndo(`its address ${was.code} is another's by now.`)
  if (rows.length >= maxCategories) throw cannotUndo(`a shop has at most ${maxCategories} categories.`)
  refuseLostGroup(rows, parent)
  checkParent(rows, null, parent?.code ?? null)
  checkName(rows, null, was.name, parent?.code ?? null)
  const picture = await keepPicture(tx, was.picture)
  await insertCategories(tx, [
    { ...was, parent: parent?.code ?? null, picture: picture.url, version: versionNoFormHolds(deps.clock()) },
  ])
  const free = formerly.filter(code => !isTaken(code))
  await leadTo(tx, free, was.code)
  if (sizeChart) await giveChart(tx, was.code, sizeChart.id)
  return picture.purged
}

/** @throws cannot_undo for a group that has been deleted */
export function refuseLostGroup(rows: Categories['rows'], parent: CategoryRecord['parent']): void {
  if (parent && !rows.some(({ code }) => code === parent.code))
    throw cannotUndo(`the group ${parent.name} is no longer there.`)
}

/** A picture that was taken away before, which may have been deleted since: then there is none. */
export async function keepPicture(tx: Tx, url: string): Promise<{ url: string; purged: number }> {
  const isGone = (await findDeletedPictures(tx, [url])).size > 0
  return isGone ? { url: '', purged: 1 } : { url, purged: 0 }
}
