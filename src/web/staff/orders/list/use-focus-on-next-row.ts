import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'

/** When the row with the focus leaves, the row that takes its place gets the focus. */
export function useFocusOnNextRow(orders: readonly StaffOrder[]) {
  const ref = useRef<HTMLTableElement>(null)
  const focused = useRef<{ id: string; index: number } | null>(null)
  useLayoutEffect(() => {
    const { id, index } = focused.current ?? { id: '', index: 0 }
    const gone = id !== '' && orders.every(order => order._id !== id)
    if (!gone || document.activeElement !== document.body) return
    focused.current = null
    const next = orders[Math.min(index, orders.length - 1)]?._id
    const row = ref.current?.querySelector(`tr[data-order="${next}"]`)
    const target = row?.querySelector<HTMLElement>('[data-row-step]') ?? row?.querySelector('a')
    target?.focus({ preventScroll: true })
  }, [orders])
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr[data-order]')
    if (row instanceof HTMLTableRowElement)
      focused.current = {
        id: row.dataset.order ?? '',
        index: orders.findIndex(order => order._id === row.dataset.order),
      }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused.current = null
  }
  return { ref, onFocus, onBlur }
}
