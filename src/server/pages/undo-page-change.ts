import type { UndoResult } from '../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import { maxPages } from '../../contract/page-text.ts'
import { isAsLeft, lockToUndo, markUndone, unseenVersion } from '../audit/lock-undoable.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeOf, changePages, type PageDeps, type PageRecord, toRecord } from './change-pages.ts'
import { checkPage } from './check-page.ts'
import { insertPage, updatePage } from './queries.ts'

/**
 * Undoes one change of a page, by its batch: a deleted page comes back under its id, and one that is still as the change
 * left it becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when the page was changed again since, or was only added
 * @throws invalid when its earlier address is another page's by now
 */
export const undoPageChange = (deps: PageDeps, userId: string, batchId: string): Promise<UndoResult> =>
  changePages(deps, async (tx, pages) => {
    const [change] = await lockToUndo(tx, batchId, 'page')
    const id = change.subjectId
    const row = pages.find(page => page.id === id)
    const current = row ? toRecord(row) : null
    if (!change.before || !isAsLeft(current, change.after))
      throw new ShopError(
        'cannot_undo',
        change.before
          ? 'This cannot be undone: the page has been changed again since.'
          : 'A page that was added is not taken back. Delete it instead.',
      )
    // The audit trail holds what `toRecord` made, of a change only the fields that differ.
    const restored = { ...current, ...change.before } as PageRecord
    if (!row && pages.length >= maxPages)
      throw new ShopError('invalid', `A shop has at most ${maxPages} pages.`)
    checkPage(pages, id, restored)
    const now = deps.clock()
    if (row) await updatePage(tx, id, { ...restored, version: row.version + 1, updatedAt: now })
    else
      await insertPage(tx, { id, ...restored, version: unseenVersion(now), createdAt: now, updatedAt: now })
    await recordChange(tx, deps, changeOf(userId, id, { action: 'undone', before: current, after: restored }))
    await markUndone(tx, deps, [change.id])
    return { undone: 1, left: 0, purged: 0 }
  })
