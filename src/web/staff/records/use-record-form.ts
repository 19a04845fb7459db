import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { asApiError } from '../../api/error.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { useLeaveGuard } from '../../parts/form/use-leave-guard.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useFocusWrongField } from '../controls/use-focus-wrong-field.ts'
import { useGoOn, useStillOpen } from '../dialogs/use-still-open.ts'
import { messagesOf } from './form-messages.ts'

type Options<Values extends FieldValues, Body> = {
  /** What the form begins with; where it `follows`, also what takes the place of what is shown once it is another. */
  first: DefaultValues<NoInfer<Values>>
  follows?: boolean
  resolver: Resolver<Values, unknown, Body>
  /** Sends it to the shop. */
  save: (body: Body) => Promise<unknown>
  /** What is said once it is saved; nothing where the caller does. */
  savedText?: (body: Body) => string
  /** Where a page goes then. Leaving it before is asked about. */
  leaveTo?: string
  /** A page that stays asks too. */
  asksToLeave?: boolean
  /** The refusal's code when somebody else has saved it meanwhile, and what is to be done then. */
  changedCode?: string
  onChangedMeanwhile?: () => void
  /** Begins what is said of a refusal once the form is closed or left. */
  lostText?: (body: Body) => string
  /** The fields in the order of the page, as far as they are registered; else those that the shop names. */
  names?: (form: UseFormReturn<Values, unknown, Body>) => readonly Path<Values>[]
  /** What the API puts before the names. */
  prefix?: string
}

/** The form of a record: what is typed, what is wrong with it, saving it, and what becomes of that. */
export function useRecordForm<Values extends FieldValues, Body>(options: Options<Values, Body>) {
  const { first, follows, resolver, save, savedText, leaveTo, asksToLeave, names, prefix = '' } = options
  const { lostText = () => 'What you changed was not saved.' } = options
  const toasts = useToasts()
  const goOn = useGoOn()
  const { revalidate } = useRevalidator()
  const isStillOpen = useStillOpen()
  const [isOutdated, setOutdated] = useState(false)
  const form = useForm<Values, unknown, Body>({
    resolver,
    mode: 'onTouched',
    defaultValues: first,
    // What follows is whole.
    ...(follows && { values: first as Values }),
  })
  const { isDirty, submitCount } = form.formState
  const guard = useLeaveGuard(isDirty && (asksToLeave ?? leaveTo !== undefined))
  const submit = form.handleSubmit(async body => {
    try {
      await save(body)
      setOutdated(false)
      if (leaveTo !== undefined) guard.letGo()
      if (savedText) toasts.show({ text: savedText(body) })
      if (leaveTo === undefined) return
      await goOn(leaveTo)
      // The menus and the foot of the shop may show it.
      void revalidate()
    } catch (thrown) {
      const error = asApiError(thrown)
      const isChanged = error.code === options.changedCode
      if (isChanged) options.onChangedMeanwhile?.()
      if (!isStillOpen.current)
        return toasts.show({ tone: 'error', text: `${lostText(body)} ${error.message}` })
      setOutdated(isChanged)
      // Whatever the shop names is a field of the form, where none are listed.
      const fields = names?.(form) ?? (Object.keys(error.fields) as Path<Values>[])
      if (!showRefusal(form, error, fields, prefix)) form.setError('root', { message: error.message })
    }
  })
  const element = useFocusWrongField(submitCount)
  return { form, submit, guard, isOutdated, setOutdated, element }
}

export type RecordForm<Values extends FieldValues, Body> = ReturnType<typeof useRecordForm<Values, Body>>

/** The values and messages of a form whose fields are not registered, by field ('rows.0.size'), and what changes them. */
export function useRecordValues<Values extends FieldValues, Body>({ form }: RecordForm<Values, Body>) {
  const values = useWatch({ control: form.control, compute: (all: Values) => all })
  const { errors, isSubmitted } = form.formState
  const change = (changed: Partial<Values>) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as Path<Values>, value, { shouldDirty: true })
    // What was wrong is looked at again as soon as it changes; nothing is before the first try.
    if (isSubmitted) void form.trigger()
  }
  return { values, errors: messagesOf(errors), change }
}
