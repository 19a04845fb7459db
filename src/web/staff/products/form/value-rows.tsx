import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { newKey } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'

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

const newRow = (value = '') => ({ key: newKey(), value })

/** A row for each value. Enter adds a row, Backspace in an empty row removes it, a pasted list fills several rows. */
export function ValueRows({ form, name, title, itemName, example, children }: Props) {
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name })
  const id = useId()
  const focus = (index: number) =>
    document.getElementById(index < 0 ? `${id}-add` : `${name}.${index}.value`)?.focus()

  const add = (index: number, values = ['']) => {
    flushSync(() => insert(index, values.map(newRow), { shouldFocus: false }))
    focus(index + values.length - 1)
  }
  const removeRow = (index: number) => {
    flushSync(() => remove(index))
    focus(Math.max(index - 1, fields.length > 1 ? 0 : -1))
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(index + 1)
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      removeRow(index)
    }
  }
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const values = splitList(event.clipboardData.getData('text'))
    if (values.length < 2 || event.currentTarget.value !== '') return
    event.preventDefault()
    flushSync(() => remove(index))
    add(index, values)
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
              onKeyDown={onKeyDown(index)}
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
      <Button
        id={`${id}-add`}
        variant="outline"
        size="small"
        className={fields.length > 0 ? 'mt-2' : ''}
        onClick={() => {
          flushSync(() => append(newRow(), { shouldFocus: false }))
          focus(fields.length)
        }}
      >
        Add {itemName.toLowerCase()}
      </Button>
      {fields.length === 0 && <span className="ml-3 text-caption text-ink-3">{example}</span>}
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
