import type { JSONColumnType } from 'kysely'
import type { PagePurpose } from '../../../contract/page-text.ts'

/** The shop's own pages, in Markdown. */
export type PagesTable = {
  id: string
  slug: string
  /** The newest addresses that it had, which lead to it unless another page has them now. */
  oldSlugs: JSONColumnType<string[], string | undefined, string>
  title: string
  body: string
  purpose: PagePurpose
  published: boolean
  seoTitle: string
  seoDescription: string
  version: number
  createdAt: Date
  updatedAt: Date
}
