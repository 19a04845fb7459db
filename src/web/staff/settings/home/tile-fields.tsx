import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { PictureField } from './picture-field.tsx'

type Props = {
  form: HomeForm
  at: `${PartPath}.${'tiles' | 'groups'}.${number}`
  /** Whose product and name stand in for those that are not given: "the category’s". */
  its: string
}

/** Picture and words of a tile. */
export const TileFields = ({ form, at, its }: Props) => (
  <>
    <PictureField
      form={form}
      name={`${at}.picture`}
      least="tile"
      label="Picture"
      help={`Upright. Without one, ${its} newest product is shown.`}
      optional
    />
    <TextInput
      label="Name on the tile"
      optional
      help={`Without one, ${its} own.`}
      {...fieldOf(form, `${at}.name`)}
    />
    <TextInput label="Words below" optional {...fieldOf(form, `${at}.text`)} />
  </>
)
