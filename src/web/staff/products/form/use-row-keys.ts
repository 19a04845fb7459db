import { type KeyboardEvent, useId } from 'react'
import { flushSync } from 'react-dom'

type Options = {
  count: number
  /** The id of a row's first field. */
  fieldId: (index: number) => string
  /** Adds a blank row; `byEnter`: because Enter was pressed in the row above. */
  insert: (index: number, byEnter: boolean) => void
  remove: (index: number) => void
}

/** Rows of a form by keyboard: Enter adds a row below, Backspace in an empty field removes the row. */
export function useRowKeys({ count, fieldId, insert, remove }: Options) {
  const addButtonId = useId()
  const focus = (index: number) => document.getElementById(index < 0 ? addButtonId : fieldId(index))?.focus()
  const addRow = (index: number, byEnter = false) => {
    flushSync(() => insert(index, byEnter))
    focus(index)
  }
  const removeRow = (index: number) => {
    flushSync(() => remove(index))
    focus(Math.max(index - 1, count > 1 ? 0 : -1))
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      addRow(index + 1, true)
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault()
      removeRow(index)
    }
  }
  return { addButtonId, focus, addRow, removeRow, onKeyDown }
}
