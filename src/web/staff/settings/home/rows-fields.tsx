import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { RowsField } from '../../../../contract/settings/home/part-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { type FieldPath, type HomeForm, newRow, type PartValues } from './home-values.ts'
import { RowButtons, useRowMoves } from './row-buttons.tsx'

type Props = {
  form: HomeForm
  /** Where the list is in the form. */
  name: FieldPath
  field: RowsField
  /** The fields of the row at this place in the form. */
  children: (at: FieldPath) => ReactNode
}

/** The rows of a part in their order, each with its fields. */
export function RowsFields({ form, name, field, children }: Props) {
  const { noun, add, max } = field
  // The types know the list of parts alone; this one holds objects, too.
  const list = { control: form.control, name: name as 'parts' }
  const { fields, append, remove, move } = useFieldArray(list)
  const { moveRow, said } = useRowMoves(name, fields.length, move)
  const error = form.getFieldState(name, form.formState).error?.message
  const called = noun.toLowerCase()
  return (
    <>
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-3">
          <legend className="px-1 font-semibold text-label">
            {noun} {nth + 1}
          </legend>
          {children(`${name}.${nth}`)}
          <RowButtons
            at={`${name}.${nth}`}
            name={`${called} ${nth + 1}`}
            isFirst={nth === 0}
            isLast={nth === fields.length - 1}
            onMove={by => moveRow(`The ${called}`, nth, by)}
            onRemove={() => remove(nth)}
          />
        </fieldset>
      ))}
      {said}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {fields.length < max && (
        <Button
          id={name}
          variant="outline"
          onClick={() =>
            append(newRow(field) as PartValues, { focusName: `${name}.${fields.length}.${firstOf(field)}` })
          }
        >
          <Plus /> {add}
        </Button>
      )}
    </>
  )
}

/** The first of a row's fields that can have the focus. */
const firstOf = ({ fields }: RowsField) =>
  Object.entries(fields).find(([, { input }]) => input !== 'picture')?.[0]
