import { gapsIn } from '../../contract/page-text.ts'
import type { OwnedPage, PageList, ShownPage } from '../../contract/pages.ts'
import type { Deps } from '../deps.ts'
import { noSuchPage, toOwnedPage } from './change-pages.ts'
import { findPage, findPages, findPublished } from './queries.ts'
import { renderPage } from './render-page.ts'

type Reading = Pick<Deps, 'db'>

/** All pages, drafts too. */
export async function listPages({ db }: Reading): Promise<PageList> {
  const rows = await findPages(db)
  const pages = rows.map(({ id, title, slug, body, purpose, published, updatedAt }) => ({
    _id: id,
    title,
    slug,
    purpose,
    published,
    updatedAt: updatedAt.toISOString(),
    gaps: gapsIn(body).length,
  }))
  return { pages }
}

/**
 * A page as its owner edits it.
 * @throws not_found
 */
export async function getPage({ db }: Reading, id: string): Promise<OwnedPage> {
  const row = await findPage(db, id)
  if (!row) throw noSuchPage()
  return toOwnedPage(row)
}

/**
 * A published page as shoppers read it, also by an address that it had.
 * @throws not_found for a draft too
 */
export async function showPage({ db }: Reading, slug: string): Promise<ShownPage> {
  const row = await findPublished(db, slug)
  if (!row) throw noSuchPage()
  const { body, seoTitle, seoDescription, ...page } = row
  const { html, summary } = renderPage(body)
  return { ...page, html, seoTitle: seoTitle || page.title, seoDescription: seoDescription || summary }
}
