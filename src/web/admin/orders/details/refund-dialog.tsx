import { type FormEvent, useId, useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { formatDollars } from '../../../../contract/money.ts'
import type { StaffOrderDetail } from '../../../../contract/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { staffDialog } from '../../shell/staff-dialog.ts'
import { readRefund } from './read-refund.ts'

type Props = {
  open: boolean
  order: StaffOrderDetail
  /** Dollars that can still be given back. */
  refundable: number
  onClose: () => void
  onRefunded: (order: StaffOrderDetail, amount: number) => void
}

export const RefundDialog = ({ open, order, onClose, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Refund order #${order.number}`} className={staffDialog}>
    <RefundForm order={order} onClose={onClose} {...rest} />
  </Dialog>
)

function RefundForm({ order, refundable, onClose, onRefunded }: Omit<Props, 'open'>) {
  const id = useId()
  const [typed, setTyped] = useState(refundable.toFixed(2))
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const keyFor = useKeyFor()
  const read = readRefund(typed, refundable)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setFailure('')
    setError('problem' in read ? read.problem : undefined)
    if ('problem' in read) return document.getElementById(id)?.focus()
    setPending(true)
    try {
      const body = { amount: read.amount, reason }
      const changed = await browserApi.order.refund(
        { params: { id: order._id }, body },
        { idempotencyKey: keyFor(read.amount) },
      )
      onRefunded(changed, read.amount)
    } catch (cause) {
      const { message, fields } = asApiError(cause)
      if (fields.amount) setError(fields.amount)
      else setFailure(message)
    }
    setPending(false)
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextInput
        label="Amount"
        id={id}
        data-autofocus
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error}
        help={`At most ${formatDollars(refundable)}.`}
        className="max-w-60"
        onChange={event => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <TextArea
        label="Reason"
        optional
        rows={2}
        maxLength={500}
        help="Only the staff see it."
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <p className="text-ink-2">
        The money goes back to the card the order was paid with, and the buyer is told by mail. This cannot be
        undone.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" aria-disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" pending={pending} pendingLabel="Refunding…">
          Refund {'amount' in read ? formatDollars(read.amount) : ''}
        </Button>
      </div>
    </form>
  )
}

/** One key for one amount: when the answer was lost, the same again gives nothing back twice. */
function useKeyFor() {
  const keys = useRef(new Map<number, string>())
  return (amount: number): string => {
    const key = keys.current.get(amount) ?? uuidv7()
    keys.current.set(amount, key)
    return key
  }
}
