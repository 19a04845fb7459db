import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { timeZoneLabel, toZoned } from '../../controls/zoned-time.ts'
import type { ProductForm } from './use-product-form.ts'

const options = [
  { value: 'published', label: 'Published', help: 'Shoppers can see this.' },
  { value: 'draft', label: 'Draft', help: 'Only staff can see this.' },
  { value: 'scheduled', label: 'Scheduled', help: 'It is published automatically.' },
] as const

export function PublishingFields({ form }: { form: ProductForm }) {
  const status = useWatch({ control: form.control, name: 'status' })
  return (
    <>
      <RadioGroup
        legend="Status"
        hideLegend
        name="status"
        options={[...options]}
        value={status}
        onChange={value =>
          form.setValue('status', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      {status === 'scheduled' && (
        <TextInput
          label="Appears on"
          type="datetime-local"
          min={toZoned(new Date().toISOString(), shopTimeZone())}
          help={`In the shop’s time zone (${timeZoneLabel(shopTimeZone())}).`}
          {...fieldOf(form, 'publishAt')}
        />
      )}
    </>
  )
}
