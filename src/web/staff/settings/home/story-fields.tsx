import { fieldOf } from '../../../parts/form/field-of.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AltField } from './alt-field.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { PictureField } from './picture-field.tsx'

/** A text with a picture beside it. */
export const StoryFields = ({ form, at }: { form: HomeForm; at: PartPath }) => (
  <>
    <TextArea label="Text" rows={6} {...fieldOf(form, `${at}.text`)} />
    <PictureField
      form={form}
      name={`${at}.picture`}
      least="story"
      label="Picture"
      help="It is cut to 5 × 4."
      optional
    />
    <AltField form={form} at={at} />
    <Select
      label="Side of the picture"
      help="On a phone it stands above the text."
      className="max-w-64"
      {...fieldOf(form, `${at}.side`)}
    >
      <option value="left">Left of the text</option>
      <option value="right">Right of the text</option>
    </Select>
    <ButtonFields form={form} at={at} />
  </>
)
