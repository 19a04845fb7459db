import type { ClipboardEvent, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AddRow } from './add-row.tsx'
import { newKey } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'
import { useRowKeys } from './use-row-keys.ts'

type Name = 'materials' | 'lengths' | 'sizes'

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

/** A row for each value. Enter adds a row, Backspace in an empty row removes it, a pasted or typed list fills several rows. */
export function ValueRows({ form, name, title, itemName, example, children }: Props) {
  const { fields, insert, remove } = useFieldArray({ control: form.control, name })
  const insertRows = (index: number, values: string[]) =>
    insert(index, values.map(newRow), { shouldFocus: false })
  const { addButtonId, focus, addRow, removeRow, onKeyDown } = useRowKeys({
    count: fields.length,
    fieldId: index => `${name}.${index}.value`,
    insert: index => insertRows(index, ['']),
    remove,
  })
  /** One row for each value in place of the row; false where there are not several. */
  const split = (index: number, text: string, event: SyntheticEvent): boolean => {
    const values = splitList(text)
    if (values.length < 2) return false
    event.preventDefault()
    flushSync(() => remove(index))
    flushSync(() => insertRows(index, values))
    focus(index + values.length - 1)
    return true
  }
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    if (event.currentTarget.value === '') split(index, event.clipboardData.getData('text'), event)
  }
  // The name of a cloth may have a comma.
  const takesLists = name !== 'materials'
  const onEnter = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const isSplit = takesLists && event.key === 'Enter' && split(index, event.currentTarget.value, event)
    if (!isSplit) onKeyDown(index)(event)
  }
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
              onKeyDown={onEnter(index)}
              onPaste={onPaste(index)}
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

/** Splits "S, M, L" or a column copied from a spreadsheet. */
const splitList = (text: string): string[] =>
  text
    .split(/[\n\t,;]+/)
    .map(part => part.trim())
    .filter(Boolean)
    .slice(0, 50)
