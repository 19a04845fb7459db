import type { DeletedPage } from '../../contract/pages.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeOf, changePages, getRow, type PageDeps, toRecord } from './change-pages.ts'
import { deletePage } from './queries.ts'

/**
 * Deletes a page. Returns the batch under which that can be undone.
 * @throws not_found
 */
export const removePage = (deps: PageDeps, userId: string, id: string): Promise<DeletedPage> =>
  changePages(deps, async (tx, pages) => {
    const before = toRecord(getRow(pages, id))
    await deletePage(tx, id)
    const changeId = await recordChange(
      tx,
      deps,
      changeOf(userId, id, { action: 'deleted', before, after: null }),
    )
    return { changeId }
  })
