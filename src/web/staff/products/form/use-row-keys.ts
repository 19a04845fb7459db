import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useId } from 'react'
import { flushSync } from 'react-dom'

type Options = {
  count: number
  /** The id of a row's first field. */
  fieldId: (index: number) => string
  /** Adds a row for each value; `byEnter`: a blank one, because Enter was pressed in the row above. */
  insert: (index: number, values: string[], byEnter: boolean) => void
  remove: (index: number) => void
  /** Whether "S, M, L" typed in a row is three rows; pasted it always is. */
  takesList: (index: number) => boolean
}

/**
 * Rows of a form by keyboard: Enter adds a row below, Backspace in an empty field removes the row, a list that is pasted
 * into an empty field or ended with Enter fills several rows.
 */
export function useRowKeys({ count, fieldId, insert, remove, takesList }: Options) {
  const addButtonId = useId()
  const focus = (index: number) => document.getElementById(index < 0 ? addButtonId : fieldId(index))?.focus()
  const addRow = (index: number, byEnter = false) => {
    flushSync(() => insert(index, [''], byEnter))
    focus(index)
  }
  const removeRow = (index: number) => {
    flushSync(() => remove(index))
    focus(Math.max(index - 1, count > 1 ? 0 : -1))
  }
  /** One row for each value in place of the row; false where there are not several. */
  const split = (index: number, text: string, event: SyntheticEvent): boolean => {
    const values = splitList(text)
    if (values.length < 2) return false
    event.preventDefault()
    flushSync(() => remove(index))
    flushSync(() => insert(index, values, false))
    focus(index + values.length - 1)
    return true
  }
  const rowKeys = (index: number) => ({
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (event.currentTarget.value === '') split(index, event.clipboardData.getData('text'), event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      if (event.key === 'Enter' && !(takesList(index) && split(index, value, event))) {
        event.preventDefault()
        addRow(index + 1, true)
      }
      if (event.key === 'Backspace' && value === '') {
        event.preventDefault()
        removeRow(index)
      }
    },
  })
  return { addButtonId, addRow, removeRow, rowKeys }
}

/** Splits "S, M, L" or a column copied from a spreadsheet. */
const splitList = (text: string): string[] =>
  text
    .split(/[\n\t,;]+/)
    .map(part => part.trim())
    .filter(Boolean)
    .slice(0, 50)
