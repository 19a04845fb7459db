import { ShopError } from '../../contract/errors.ts'
import { gapMessage } from '../../contract/page-text.ts'
import type { PageRecord } from './change-pages.ts'
import type { PageRow } from './queries.ts'
import { renderPage } from './render-page.ts'

/**
 * @throws invalid for an address that another page has, a text that cannot be shown, and a page that is to be published
 * with a gap in it
 */
export function checkPage(pages: readonly PageRow[], id: string | null, page: PageRecord): void {
  if (pages.some(other => other.id !== id && other.slug === page.slug))
    throw refuse('slug', 'Another page has this address.')
  renderPage(page.body)
  const message = page.published && gapMessage([page.title, page.body, page.seoTitle, page.seoDescription])
  if (message) throw refuse('body', message)
}

const refuse = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })
