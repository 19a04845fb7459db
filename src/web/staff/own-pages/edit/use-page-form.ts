import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { OwnedPage } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { paths } from '../../paths.ts'
import { slugOf } from '../../search-fields/slug-of.ts'
import { checkPage, type PageValues } from './page-values.ts'

type State = {
  values: PageValues
  /** By field; '' for the form as a whole. */
  errors: Record<string, string>
  isSaving: boolean
  /** Somebody else has saved it meanwhile. */
  isOutdated: boolean
}

/** The form of a page: null for a new one, which begins as `first`. */
export function usePageForm(page: OwnedPage | null, first: PageValues) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<State>({
    ...{ values: first, errors: {} },
    ...{ isSaving: false, isOutdated: false },
  })
  const guard = useLeaveGuard(JSON.stringify(state.values) !== JSON.stringify(first))
  const change = (changed: Partial<PageValues>) =>
    setState(before => {
      const values = { ...before.values, ...changed }
      // Until somebody writes another address, a new page has that of its title.
      if (!page && changed.title !== undefined && before.values.slug === slugOf(before.values.title))
        values.slug = slugOf(changed.title)
      // What was wrong is looked at again as soon as it changes; nothing is before the first try.
      const errors = Object.keys(before.errors).length > 0 ? checkPage(values) : {}
      return { ...before, values, errors }
    })
  const fail = (errors: State['errors'], isOutdated = false) =>
    setState(before => ({ ...before, errors, isOutdated, isSaving: false }))
  const save = async (published: boolean) => {
    const body = { ...state.values, published }
    const errors = checkPage(body)
    if (Object.keys(errors).length > 0) return fail(errors)
    setState(before => ({ ...before, errors: {}, isSaving: true }))
    try {
      if (page)
        await browserApi.pages.edit({ params: { id: page._id }, body: { ...body, version: page.version } })
      else await browserApi.pages.create({ body })
      guard.letGo()
      toasts.show({ text: doneText(body, page?.published ?? false) })
      await navigate(paths.ownPages())
      // The foot of the shop links to the pages.
      void revalidate()
    } catch (thrown) {
      const { code, message, fields } = asApiError(thrown)
      fail(Object.keys(fields).length > 0 ? fields : { '': message }, code === 'page_changed')
    }
  }
  return { ...state, guard, change, save }
}

function doneText({ title, published }: PageValues, wasPublished: boolean): string {
  if (published === wasPublished) return `${title} is saved.`
  return published ? `${title} is published.` : `${title} is a draft again.`
}
