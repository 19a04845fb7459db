import { useFieldArray } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { newZone } from './delivery-values.ts'
import { type DeliveryForm, TermsFields } from './terms-fields.tsx'

/** The cities with terms of their own, and the terms of all others. */
export function ZonesFields({ form }: { form: DeliveryForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zones' })
  return (
    <>
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold text-label">Zone {nth + 1}</legend>
          <TextInput
            label="Name"
            autoComplete="off"
            help="Only staff see this."
            {...fieldOf(form, `zones.${nth}.name`)}
          />
          <TextArea
            label="Cities"
            rows={3}
            help="One a line. Usual spellings of a city are found by themselves: Lhr and Lahor are Lahore."
            {...fieldOf(form, `zones.${nth}.cities`)}
          />
          <TermsFields form={form} at={`zones.${nth}`} />
          <Button variant="outline" size="small" onClick={() => remove(nth)}>
            Remove this zone
          </Button>
        </fieldset>
      ))}
      {fields.length < 20 && (
        <Button
          variant="outline"
          onClick={() => append(newZone, { focusName: `zones.${fields.length}.name` })}
        >
          <Plus /> Add a zone
        </Button>
      )}
      <fieldset className="space-y-4 rounded-card border border-line p-4">
        <legend className="px-1 font-semibold text-label">
          {fields.length === 0 ? 'Every city' : 'Every other city'}
        </legend>
        <TermsFields form={form} at="elsewhere" />
      </fieldset>
    </>
  )
}
