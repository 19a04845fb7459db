import { ShopError } from '../../contract/errors.ts'
import { maxPages } from '../../contract/page-text.ts'
import type { OwnedPage, PageEdit, PageInput } from '../../contract/pages.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeOf, changePages, getRow, type PageDeps, toOwnedPage, toRecord } from './change-pages.ts'
import { checkPage } from './check-page.ts'
import { insertPage, type PageRow, updatePage } from './queries.ts'

/**
 * Adds a page.
 * @throws invalid for an address that is taken, a text that cannot be shown, a gap in a page that is to be published, or
 * more than 50 pages
 */
export const createPage = (deps: PageDeps, userId: string, input: PageInput): Promise<OwnedPage> =>
  changePages(deps, async (tx, pages) => {
    if (pages.length >= maxPages) throw new ShopError('invalid', `A shop has at most ${maxPages} pages.`)
    checkPage(pages, null, input)
    const now = deps.clock()
    const row = { id: deps.newId(), ...toRecord(input), version: 1, createdAt: now, updatedAt: now }
    await insertPage(tx, row)
    await recordChange(
      tx,
      deps,
      changeOf(userId, row.id, { action: 'added', before: null, after: toRecord(row) }),
    )
    return toOwnedPage(row)
  })

/**
 * Replaces a page. The address that it had leads to it.
 * @throws not_found
 * @throws page_changed since `version`
 * @throws invalid as for a new one
 */
export const editPage = (
  deps: PageDeps,
  userId: string,
  id: string,
  { version, ...input }: PageEdit,
): Promise<OwnedPage> =>
  changePages(deps, async (tx, pages) => {
    const old = getRow(pages, id)
    if (old.version !== version)
      throw new ShopError('page_changed', 'Somebody has changed this page since you opened it.')
    checkPage(pages, id, input)
    const row = { ...old, ...toRecord(input), version: version + 1, updatedAt: deps.clock() }
    await updatePage(tx, id, { ...row, oldSlugs: JSON.stringify(oldSlugsOf(old, input.slug)) })
    const action = old.published === row.published ? 'changed' : row.published ? 'published' : 'withdrawn'
    await recordChange(
      tx,
      deps,
      changeOf(userId, id, { action, before: toRecord(old), after: toRecord(row) }),
    )
    return toOwnedPage(row)
  })

const maxOldSlugs = 20

/** The addresses that lead to a page once it has this one, the newest last. */
function oldSlugsOf({ slug: before, oldSlugs }: Pick<PageRow, 'slug' | 'oldSlugs'>, slug: string): string[] {
  if (slug === before) return oldSlugs
  return [...oldSlugs.filter(old => old !== slug && old !== before), before].slice(-maxOldSlugs)
}
