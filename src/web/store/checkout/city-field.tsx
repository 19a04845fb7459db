import { useWatch } from 'react-hook-form'
import type { ShippingAddress } from '../../../contract/orders/orders.ts'
import { CityCombobox } from '../../parts/form/city-combobox.tsx'
import type { fieldOf } from '../../parts/form/field-of.ts'
import type { AddressForm, AddressValues } from './address-form.ts'

type Props = {
  form: AddressForm
  /** The registered field: the form focuses wrong fields in the order in which they were registered. */
  field: ReturnType<typeof fieldOf<AddressValues, ShippingAddress>>
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
      {...{ id, error, typed, cities }}
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
