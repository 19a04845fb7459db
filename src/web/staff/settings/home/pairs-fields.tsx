import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { ButtonFields } from './button-fields.tsx'
import { CountField } from './count-field.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

/** The newest pairs that can be bought. */
export const PairsFields = ({ form, at }: { form: HomeForm; at: PartPath }) => (
  <>
    <p className="text-body-s text-ink-2">
      The newest products that make a pair, as you linked them under “Goes with…” in the product’s form. While
      none can be bought, this part is not shown.
    </p>
    <TextArea label="Text" rows={3} optional {...fieldOf(form, `${at}.intro`)} />
    <CountField form={form} at={at} label="How many pairs" help="From 1 to 24. Three stand in a row." />
    <ButtonFields form={form} at={at} />
  </>
)
