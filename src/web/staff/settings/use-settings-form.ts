import { type DefaultValues, type FieldValues, get, type Path, type Resolver } from 'react-hook-form'
import type { SavedSettings, SettingsChange } from '../../../contract/settings/settings.ts'
import { browserApi } from '../../api/browser.ts'
import { useRecordForm } from '../records/use-record-form.ts'

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
  const names = typeof given === 'function' ? given : () => given
  const state = useRecordForm<Values, Value>({
    // The form copies its values, so the deep partial that the type asks for is all of them.
    first: values as DefaultValues<Values>,
    follows: true,
    resolver: unlessRowsChange(resolver),
    save: async value => onSaved(await browserApi.settings.save({ body: toChange(value) })),
    savedText: () => 'Saved. The shop shows it from now on.',
    asksToLeave: true,
    changedCode: 'settings_changed',
    names: form => names(form.getValues()),
    prefix: 'value.',
  })
  return { ...state, names: names(state.form.getValues()) }
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
