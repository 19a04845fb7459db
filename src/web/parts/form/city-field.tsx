import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { CityCombobox } from './city-combobox.tsx'
import type { fieldOf } from './field-of.ts'

type Props<T extends FieldValues, O> = {
  form: UseFormReturn<T, unknown, O>
  /** Registered by the form among its other fields: the first wrong one of them gets the focus. */
  field: ReturnType<typeof fieldOf<T, O>>
  /** The cities that the shop's own zones name. */
  cities?: readonly string[]
  /** Called once a city is chosen or the field is left. */
  onSettled?: () => void
}

/** The city of an address, as a field of its form. */
export function CityField<T extends FieldValues, O>({ form, field, cities, onSettled }: Props<T, O>) {
  const { error, id, onBlur, ...input } = field
  const typed = useWatch({ control: form.control, name: id })
  return (
    <CityCombobox
      id={id}
      error={error}
      typed={typed ?? ''}
      {...(cities && { cities })}
      input={{
        ...input,
        autoComplete: 'address-level2',
        onBlur: event => {
          onSettled?.()
          void onBlur(event)
        },
      }}
      onChoose={city => {
        // The form's types cannot say that this field is a text.
        const value = city as PathValue<T, Path<T>>
        form.setValue(id, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        onSettled?.()
      }}
    />
  )
}
