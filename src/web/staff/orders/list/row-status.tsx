import type { KeyboardEvent } from 'react'
import type { OrderStatus } from '../../../../contract/order-status.ts'
import type { StaffOrder } from '../../../../contract/staff-orders.ts'
import { useStaffRole } from '../../shell/staff-role.ts'
import { nextStatuses, nextStatusesFor } from '../next-statuses.ts'

type Props = { order: StaffOrder; status: OrderStatus; onChoose: (status: OrderStatus) => void }

/** The row's select: the order's status and those it may move to. */
export function RowStatus({ order, status, onChoose }: Props) {
  const next = nextStatusesFor(useStaffRole(), { ...order, status })
  if (next.length === 0) {
    const isFinal = nextStatuses({ ...order, status }).length === 0
    return <span className="text-caption text-ink-2">{order.refused ? 'Returned' : isFinal && 'Final'}</span>
  }
  return (
    <select
      data-row-status
      aria-label={`Status of order #${order.number}`}
      value={status}
      onKeyDown={openBeforeChange}
      onChange={event => {
        const chosen = next.find(each => each === event.target.value)
        if (chosen) onChoose(chosen)
      }}
      className="min-h-9 rounded-control border border-control bg-white px-2 text-label hover:border-ink-2 pointer-coarse:min-h-11 pointer-coarse:text-body"
    >
      {[status, ...next].map(each => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}

/** On some systems an arrow key or a letter changes a closed select. It opens first, so no order moves by accident. */
function openBeforeChange(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event
  const changes = key.startsWith('Arrow') || key === 'Home' || key === 'End' || /^\S$/.test(key)
  if (!changes || ctrlKey || metaKey || altKey || !('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}
