import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AddRow } from './add-row.tsx'
import { newKey } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'
import { useRowKeys } from './use-row-keys.ts'

type Name = 'materials' | 'lengths' | 'sizes' | 'thirds'

type Props = {
  form: ProductForm
  name: Name
  title: string
  /** What one row holds: 'Material'. */
  itemName: string
  example: string
  children?: ReactNode
}

const newRow = (value: string) => ({ key: newKey(), value })

/** A row for each value. */
export function ValueRows({ form, name, title, itemName, example, children }: Props) {
  const { fields, insert, remove } = useFieldArray({ control: form.control, name })
  const { addButtonId, addRow, removeRow, rowKeys } = useRowKeys({
    count: fields.length,
    fieldId: index => `${name}.${index}.value`,
    insert: (index, values) => insert(index, values.map(newRow), { shouldFocus: false }),
    remove,
    // The name of a cloth may have a comma.
    takesList: () => name !== 'materials',
  })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">{title}</legend>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((row, index) => (
          <li key={row.key} className="flex items-start gap-1">
            <TextInput
              label={`${itemName} ${index + 1}`}
              hideLabel
              autoComplete="off"
              className="grow"
              {...rowKeys(index)}
              {...fieldOf(form, `${name}.${index}.value`)}
            />
            <IconButton
              label={`Remove ${itemName.toLowerCase()} ${index + 1}`}
              onClick={() => removeRow(index)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddRow
        id={addButtonId}
        itemName={itemName.toLowerCase()}
        count={fields.length}
        example={example}
        onAdd={addRow}
      />
      {children}
    </fieldset>
  )
}
