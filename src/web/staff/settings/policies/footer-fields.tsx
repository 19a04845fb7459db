import type { UseFormReturn } from 'react-hook-form'
import type { Policies } from '../../../../contract/settings/policies.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { PoliciesValues } from './policies-values.ts'

/** The texts at the foot of every page. */
export function FooterFields({ form }: { form: UseFormReturn<PoliciesValues, unknown, Policies> }) {
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold text-label">The foot of every page</legend>
      {form.getValues('footer').map((_, nth) => (
        // The texts have no names of their own, and their order does not change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={nth} className="space-y-3">
          <TextInput
            label={`Heading ${nth + 1}`}
            optional
            {...fieldOf(form, `footer.${nth}.title` as 'footer.0.title')}
          />
          <TextArea
            label={`Text ${nth + 1}`}
            optional
            rows={3}
            {...fieldOf(form, `footer.${nth}.text` as 'footer.0.text')}
          />
        </div>
      ))}
      <TextInput
        label="Who you are"
        optional
        help="In a few words, after the shop’s name: “lawn and khaddar from Faisalabad.”"
        {...fieldOf(form, 'about')}
      />
    </fieldset>
  )
}
