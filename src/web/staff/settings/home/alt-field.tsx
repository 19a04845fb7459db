import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HomeForm, PartPath } from './home-values.ts'

type Props = {
  form: HomeForm
  at: PartPath | `${PartPath}.${'slides' | 'pictures' | 'steps'}.${number}`
}

export const AltField = ({ form, at }: Props) => (
  <TextInput
    label="What the picture shows"
    optional
    help="Read out to those who do not see it."
    {...fieldOf(form, `${at}.alt`)}
  />
)
