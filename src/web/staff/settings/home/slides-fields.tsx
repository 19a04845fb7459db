import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AltField } from './alt-field.tsx'
import { ButtonFields } from './button-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newSlide } from './part-values.ts'
import { PictureField } from './picture-field.tsx'
import { RowsFields } from './rows-fields.tsx'

type Props = { form: HomeForm; at: PartPath }

/** The slides of the banner in their order. */
export const SlidesFields = (props: Props) => (
  <RowsFields
    {...props}
    list="slides"
    noun="Slide"
    add="Add a slide"
    newRow={newSlide}
    max={homeLimits.slides}
    first="lead"
  >
    {at => <SlideFields form={props.form} at={at} />}
  </RowsFields>
)

const SlideFields = ({ form, at }: { form: HomeForm; at: `${PartPath}.slides.${number}` }) => (
  <>
    <PictureField
      form={form}
      name={`${at}.picture`}
      least="wide"
      label="Picture"
      help="Wide, with room for the words on its left half."
    />
    <PictureField
      form={form}
      name={`${at}.phonePicture`}
      least="phone"
      label="Picture for phones"
      help="Square. Without one, phones show the other, cut to a square."
      optional
    />
    <AltField form={form} at={at} />
    <TextInput label="Small words above the heading" optional {...fieldOf(form, `${at}.lead`)} />
    <TextInput label="Heading" {...fieldOf(form, `${at}.heading`)} />
    <ButtonFields form={form} at={at} />
    <Select
      label="Colour of the words"
      help="On a phone they stand below the picture and are always dark."
      className="max-w-64"
      {...fieldOf(form, `${at}.ink`)}
    >
      <option value="dark">Dark, for a light picture</option>
      <option value="light">Light, for a dark picture</option>
    </Select>
    <DateFields form={form} at={at} what="The slide" />
  </>
)
