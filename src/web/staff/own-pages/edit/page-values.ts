import { gapMessage } from '../../../../contract/page-text.ts'
import { type OwnedPage, PageInput } from '../../../../contract/pages.ts'
import { checkedBy } from '../../records/form-messages.ts'

/** A page as its form holds it. */
export type PageValues = Required<PageInput>

export const newPage: PageValues = {
  title: '',
  slug: '',
  body: '',
  purpose: '',
  published: false,
  seoTitle: '',
  seoDescription: '',
}

export const toValues = (page: OwnedPage): PageValues => ({
  title: page.title,
  slug: page.slug,
  body: page.body,
  purpose: page.purpose,
  published: page.published,
  seoTitle: page.seoTitle,
  seoDescription: page.seoDescription,
})

export const pageResolver = checkedBy(
  PageInput,
  (values: PageValues) => values,
  {},
  values => {
    const texts = [values.title, values.body, values.seoTitle, values.seoDescription]
    const gap = values.published && gapMessage(texts)
    return gap ? [['body', gap]] : []
  },
)
