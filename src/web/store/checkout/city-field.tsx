import { useWatch } from 'react-hook-form'
import { CityCombobox } from '../../parts/form/city-combobox.tsx'
import type { fieldOf } from '../../parts/form/field-of.ts'
import type { CheckoutDetails, CheckoutForm, CheckoutValues } from './checkout-values.ts'

type Props = {
  form: CheckoutForm
  field: ReturnType<typeof fieldOf<CheckoutValues, CheckoutDetails>>
  /** The cities that the shop's own zones name. */
  cities: readonly string[]
  /** Called once a city is chosen or the field is left. */
  onSettled: () => void
}

/** The city as a field of the form. */
export function CityField({ form, field, cities, onSettled }: Props) {
  const typed = useWatch({ control: form.control, name: 'city' })
  const { error, id, onBlur, ...input } = field
  return (
    <CityCombobox
      id={id}
      error={error}
      typed={typed}
      cities={cities}
      input={{
        ...input,
        autoComplete: 'address-level2',
        onBlur: event => {
          onSettled()
          void onBlur(event)
        },
      }}
      onChoose={city => {
        form.setValue('city', city, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        onSettled()
      }}
    />
  )
}
