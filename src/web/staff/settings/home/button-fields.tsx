import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { linkListId } from '../link-list.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

type Props = { form: HomeForm; at: PartPath | `${PartPath}.slides.${number}` }

/** The words of a button and where it leads. */
export const ButtonFields = ({ form, at }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextInput label="Words on the button" optional {...fieldOf(form, `${at}.action`)} />
    <TextInput
      label="Where it leads"
      optional
      autoComplete="off"
      spellCheck={false}
      list={linkListId}
      help="A page of your shop such as /search, or an address that begins with https://."
      {...fieldOf(form, `${at}.link`)}
    />
  </div>
)
