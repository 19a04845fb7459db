import { useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, type Resolver, useForm } from 'react-hook-form'
import type { SavedSettings, SettingsChange } from '../../../contract/settings/settings.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { useToasts } from '../../ui/toast-context.ts'

type Options<Values extends FieldValues, Value> = {
  /** The saved values as the form shows them. */
  values: Values
  resolver: Resolver<Values, unknown, Value>
  /** In the order of the page; of a form with rows those that its values have. */
  names: readonly Path<Values>[] | ((values: Values) => readonly Path<Values>[])
  toChange: (value: Value) => SettingsChange
  onSaved: (settings: SavedSettings) => void
}

/** The form of a group of settings. Values that are saved, here or by somebody else, take the place of those shown. */
export function useSettingsForm<Values extends FieldValues, Value>({
  values,
  resolver,
  names: given,
  toChange,
  onSaved,
}: Options<Values, Value>) {
  const form = useForm<Values, unknown, Value>({
    resolver: unlessRowsChange(resolver),
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Values>,
    values,
  })
  const namesNow = () => (typeof given === 'function' ? given(form.getValues()) : given)
  const [isOutdated, setOutdated] = useState(false)
  const toasts = useToasts()
  const submit = form.handleSubmit(async value => {
    try {
      onSaved(await browserApi.settings.save({ body: toChange(value) }))
      setOutdated(false)
      toasts.show({ text: 'Saved. The shop shows it from now on.' })
    } catch (cause) {
      const error = asApiError(cause)
      setOutdated(error.code === 'settings_changed')
      if (!showRefusal(form, error, namesNow(), 'value.')) form.setError('root', { message: error.message })
    }
  })
  return { form, names: namesNow(), submit, isOutdated, setOutdated }
}

/** Adding, moving or removing a row checks all rows of its list, and what nobody has typed yet is no mistake. */
const unlessRowsChange =
  <Values extends FieldValues, Value>(
    resolver: Resolver<Values, unknown, Value>,
  ): Resolver<Values, unknown, Value> =>
  (values, context, options) => {
    const [name, ...others] = options.names ?? []
    const isList = name !== undefined && others.length === 0 && Array.isArray(get(values, name))
    return isList ? { values: {}, errors: {} } : resolver(values, context, options)
  }

export type SettingsForm<Values extends FieldValues, Value> = ReturnType<
  typeof useSettingsForm<Values, Value>
>
