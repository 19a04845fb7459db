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

/** The address that a title suggests: "Returns & exchange" gives 'returns-exchange'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')

/** What is wrong with a form, by field. */
export function checkPage(values: PageValues): Record<string, string> {
  const { error } = PageInput.safeParse(values)
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  const gap =
    values.published && gapMessage([values.title, values.body, values.seoTitle, values.seoDescription])
  return Object.fromEntries([...(gap ? [['body', gap] as const] : []), ...issues.toReversed()])
}
