import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import type { PartValues, RowList } from './part-values.ts'
import { RowButtons, useRowMoves } from './row-buttons.tsx'

type Props<List extends RowList> = {
  form: HomeForm
  at: PartPath
  list: List
  /** What a row is called: "Slide". */
  noun: string
  /** "Add a slide". */
  add: string
  newRow: PartValues[List][number]
  max: number
  /** The field of a new row that has the focus. */
  first: string
  /** The fields of the row at this place in the form. */
  children: (at: `${PartPath}.${List}.${number}`) => ReactNode
}

/** The rows of a part in their order, each with its fields. */
export function RowsFields<List extends RowList>(props: Props<List>) {
  const { form, at, list, noun, add, newRow, max, first, children } = props
  const name: `${PartPath}.${RowList}` = `${at}.${list}`
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
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
          {children(`${at}.${list}.${nth}`)}
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
          onClick={() => append(newRow, { focusName: `${name}.${fields.length}.${first}` })}
        >
          <Plus /> {add}
        </Button>
      )}
    </>
  )
}
