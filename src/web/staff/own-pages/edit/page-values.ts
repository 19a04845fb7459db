import { gapMessage } from '../../../../contract/page-text.ts'
import { type OwnedPage, PageInput } from '../../../../contract/pages.ts'

/** A page as its form holds it. */
export type PageValues = Required<PageInput>

export const newPage: PageValues = {
  ...{ title: '', slug: '', body: '', purpose: '', published: false },
  ...{ seoTitle: '', seoDescription: '' },
}

export const toValues = (page: OwnedPage): PageValues => ({
  ...{ title: page.title, slug: page.slug, body: page.body, purpose: page.purpose },
  ...{ published: page.published, seoTitle: page.seoTitle, seoDescription: page.seoDescription },
})

/** What is wrong with a form, by field. */
export function checkPage(values: PageValues): Record<string, string> {
  const { error } = PageInput.safeParse(values)
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  const gap =
    values.published && gapMessage([values.title, values.body, values.seoTitle, values.seoDescription])
  return Object.fromEntries([...(gap ? [['body', gap] as const] : []), ...issues.toReversed()])
}
