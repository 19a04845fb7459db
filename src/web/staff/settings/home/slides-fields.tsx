import { useFieldArray } from 'react-hook-form'
import { homeLimits } from '../../../../contract/home-kinds.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ButtonFields } from './button-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { type HomeForm, newSlide, type PartPath } from './home-values.ts'
import { PictureField } from './picture-field.tsx'
import { RowButtons, useRowMoves } from './row-buttons.tsx'

type Props = { form: HomeForm; at: PartPath }

/** The slides of the banner in their order. */
export function SlidesFields({ form, at }: Props) {
  const name = `${at}.slides` as const
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const { moveRow, said } = useRowMoves(name, fields.length, move)
  const error = form.getFieldState(name, form.formState).error?.message
  return (
    <>
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-3">
          <legend className="px-1 font-semibold text-label">Slide {nth + 1}</legend>
          <SlideFields form={form} at={`${name}.${nth}`} />
          <RowButtons
            at={`${name}.${nth}`}
            name={`slide ${nth + 1}`}
            isFirst={nth === 0}
            isLast={nth === fields.length - 1}
            onMove={by => moveRow('The slide', nth, by)}
            onRemove={() => remove(nth)}
          />
        </fieldset>
      ))}
      {said}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {fields.length < homeLimits.slides && (
        <Button
          id={name}
          variant="outline"
          onClick={() => append(newSlide, { focusName: `${name}.${fields.length}.lead` })}
        >
          <Plus /> Add a slide
        </Button>
      )}
    </>
  )
}

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
    <TextInput
      label="What the picture shows"
      optional
      help="Read out to those who do not see it."
      {...fieldOf(form, `${at}.alt`)}
    />
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
