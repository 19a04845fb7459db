import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AltField } from './alt-field.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newStep } from './part-values.ts'
import { PictureField } from './picture-field.tsx'
import { RowsFields } from './rows-fields.tsx'

/** How something is made, step by step. */
export const StepsFields = ({ form, at: part }: { form: HomeForm; at: PartPath }) => (
  <>
    <TextArea label="Text" rows={3} optional {...fieldOf(form, `${part}.intro`)} />
    <RowsFields
      form={form}
      at={part}
      list="steps"
      noun="Step"
      add="Add a step"
      newRow={newStep}
      max={homeLimits.steps}
      first="title"
    >
      {at => (
        <>
          <TextInput label="Name of the step" {...fieldOf(form, `${at}.title`)} />
          <TextArea label="What is done" rows={3} {...fieldOf(form, `${at}.text`)} />
          <PictureField
            form={form}
            name={`${at}.picture`}
            least="tile"
            label="Picture"
            help="Upright."
            optional
          />
          <AltField form={form} at={at} />
        </>
      )}
    </RowsFields>
    <ButtonFields form={form} at={part} />
  </>
)
