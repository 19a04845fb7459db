import type { ChangeAction } from '../../contract/changes/change-words.ts'
import { ShopError } from '../../contract/errors.ts'
import type { OwnedPage } from '../../contract/pages.ts'
import type { ChangeInput } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findPages, lockTable, type PageRow } from './queries.ts'

export type PageDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'pages'>

/** Changes the pages, one change after the other; from the answer on this process links to those that are published. */
export async function changePages<Result>(
  deps: PageDeps,
  change: (tx: Tx, before: readonly PageRow[]) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(deps.db, async tx => {
    await lockTable(tx)
    return change(tx, await findPages(tx))
  })
  await deps.pages.refresh()
  return result
}

export const noSuchPage = () => new ShopError('not_found', 'There is no such page.')

/** @throws not_found for an id that is no page's */
export function getRow(pages: readonly PageRow[], wanted: string): PageRow {
  const page = pages.find(({ id }) => id === wanted)
  if (!page) throw noSuchPage()
  return page
}

/** What the audit trail holds of a page, from which a deleted one can be made again. */
export type PageRecord = Pick<
  PageRow,
  'title' | 'slug' | 'body' | 'purpose' | 'published' | 'seoTitle' | 'seoDescription'
>

export const toRecord = (page: PageRecord): PageRecord => ({
  title: page.title,
  slug: page.slug,
  body: page.body,
  purpose: page.purpose,
  published: page.published,
  seoTitle: page.seoTitle,
  seoDescription: page.seoDescription,
})

type Both = { before: PageRecord | null; after: PageRecord | null }

/** A page's change as the audit trail has it. */
export const changeOf = (
  userId: string,
  id: string,
  { before, after, ...change }: Both & { action: ChangeAction<'page'> },
): ChangeInput => ({
  userId,
  subjectType: 'page',
  subjectId: id,
  subject: (after ?? before)?.title ?? '',
  ...change,
  before: before satisfies Fields | null,
  after: after satisfies Fields | null,
})

export const toOwnedPage = ({
  id,
  createdAt,
  updatedAt,
  oldSlugs: _,
  ...row
}: Omit<PageRow, 'oldSlugs'> & Partial<PageRow>): OwnedPage => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
