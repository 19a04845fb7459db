import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { StaffCollection } from '../../../../contract/catalogue/collections.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { paths } from '../../paths.ts'
import { type CollectionValues, checkCollection, newCollection, toValues } from './collection-values.ts'

type State = {
  values: CollectionValues
  /** By field; '' for the form as a whole. */
  errors: Record<string, string>
  isSaving: boolean
  /** How often it could not be saved. */
  tries: number
  /** Somebody else has saved it meanwhile. */
  isOutdated: boolean
}

/** The form of a collection: null for a new one. */
export function useCollectionForm(collection: StaffCollection | null) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [first] = useState(() => (collection ? toValues(collection) : newCollection))
  const [state, setState] = useState<State>({
    ...{ values: first, errors: {} },
    ...{ isSaving: false, isOutdated: false, tries: 0 },
  })
  const guard = useLeaveGuard(JSON.stringify(state.values) !== JSON.stringify(first))
  const change = (changed: Partial<CollectionValues>) =>
    setState(before => {
      const values = { ...before.values, ...changed }
      const errors = Object.keys(before.errors).length > 0 ? checkCollection(values).errors : {}
      return { ...before, values, errors }
    })
  const fail = (errors: State['errors'], isOutdated = false) =>
    setState(before => ({ ...before, errors, isOutdated, isSaving: false, tries: before.tries + 1 }))
  const save = async () => {
    const { body, errors } = checkCollection(state.values)
    if (!body) return fail(errors)
    setState(before => ({ ...before, errors: {}, isSaving: true }))
    try {
      if (collection) {
        const params = { id: collection._id }
        await browserApi.collections.edit({ params, body: { ...body, version: collection.version } })
      } else await browserApi.collections.create({ body })
      guard.letGo()
      toasts.show({ text: `${body.name} is saved.` })
      // The menus of this page show it too.
      await revalidate()
      await navigate(paths.collections())
    } catch (thrown) {
      const { code, message, fields } = asApiError(thrown)
      const isNamed = Object.keys(fields).length > 0
      fail(isNamed ? fields : { '': message }, code === 'collection_changed')
    }
  }
  return { ...state, guard, change, save }
}
