import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { LinkField } from '../link-field.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

type Props = { form: HomeForm; at: PartPath | `${PartPath}.slides.${number}` }

/** The words of a button and where it leads. */
export const ButtonFields = ({ form, at }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextInput label="Words on the button" optional {...fieldOf(form, `${at}.action`)} />
    <LinkField
      form={form}
      name={`${at}.link`}
      label="Where it leads"
      optional
      help="A page of your shop such as /search, or an address that begins with https://."
    />
  </div>
)
