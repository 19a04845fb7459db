import type { UndoResult } from '../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import { maxPages } from '../../contract/page-text.ts'
import { type UndoScope, undoable, undoBatch, versionNoFormHolds } from '../audit/undoable.ts'
import { changePages, type PageDeps, type PageRecord, toRecord } from './change-pages.ts'
import { checkPage } from './check-page.ts'
import { findPage, insertPage, type PageRow, updatePage } from './queries.ts'

/**
 * Undoes one change of a page, by its batch: a deleted page comes back under its id, and one that is still as the change
 * left it becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when the page was changed again since, or was only added
 * @throws invalid when its earlier address is another page's by now
 */
export const undoPageChange = (deps: PageDeps, userId: string, batchId: string): Promise<UndoResult> =>
  changePages(deps, (tx, pages) => undoBatch({ tx, deps, userId, pages }, batchId, 'page', () => undoPage))

const undoPage = undoable<UndoScope & { pages: readonly PageRow[] }, PageRecord>('page', {
  read: async ({ tx }, { subjectId, before }) => {
    if (!before)
      throw new ShopError('cannot_undo', 'Adding a page cannot be undone. Delete the page instead.')
    const page = await findPage(tx, subjectId)
    return page ? toRecord(page) : null
  },
  // The audit trail holds what `toRecord` made, of a change only the fields that differ.
  recall: async (_, recorded) => recorded as Partial<PageRecord>,
  write: async ({ tx, deps, pages }, undos) => {
    const now = deps.clock()
    for (const { change, restored } of undos) {
      const id = change.subjectId
      const row = pages.find(page => page.id === id)
      if (!restored) continue
      if (!row && pages.length >= maxPages)
        throw new ShopError('invalid', `A shop has at most ${maxPages} pages.`)
      checkPage(pages, id, restored)
      const page = { ...restored, updatedAt: now }
      if (row) await updatePage(tx, id, { ...page, version: row.version + 1 })
      else await insertPage(tx, { ...page, id, version: versionNoFormHolds(now), createdAt: now })
    }
    return {}
  },
  nameOf: ({ title }) => title,
  refusal: () => 'the page has been changed again since.',
})
