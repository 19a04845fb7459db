import type { PagePurpose } from '../../../contract/page-text.ts'

/** The shop's own pages, in Markdown. */
export type PagesTable = {
  id: string
  slug: string
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
