import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '../../../../contract/money.ts'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { asApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { MailedOrNot } from '../mailed-or-not.tsx'
import { parseRefundAmount } from './parse-refund-amount.ts'

/** `amount` in the order's currency. */
export type Refund = { amount: number; reason: string }

type Props = {
  open: boolean
  order: StaffOrderDetail
  /** Amount that can still be refunded. */
  refundable: number
  onClose: () => void
  /** Closes the dialog when done. Throws when the shop refuses. */
  onRefund: (refund: Refund) => Promise<void>
}

export const RefundDialog = ({ open, order, onClose, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title={`Refund order #${order.number}`} className={staffDialogClass}>
    <RefundForm currency={order.currency} onClose={onClose} {...rest} />
  </Dialog>
)

type FormProps = Omit<Props, 'open' | 'order'> & { currency: string }

function RefundForm({ refundable, currency, onClose, onRefund }: FormProps) {
  const id = useId()
  const [typed, setTyped] = useState(refundable.toFixed(2))
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const parsed = parseRefundAmount(typed, refundable, currency)

  const showError = (message: string) => {
    setError(message)
    document.getElementById(id)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setFailure('')
    if ('problem' in parsed) return showError(parsed.problem)
    setError(undefined)
    setPending(true)
    try {
      await onRefund({ amount: parsed.amount, reason })
    } catch (cause) {
      const { message, fields, unreachable } = asApiError(cause)
      if (fields.amount) showError(fields.amount)
      else setFailure(unreachable ? perhapsRefunded : message)
    }
    setPending(false)
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <AmountField
        label="Amount"
        id={id}
        data-autofocus
        currency={currency}
        value={typed}
        error={error}
        help={`At most ${formatMoney(refundable, currency)}.`}
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
        help="Only staff can see this."
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <p className="text-ink-2">
        The money goes back to the card the order was paid with. <MailedOrNot /> This cannot be undone.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" aria-disabled={pending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" pending={pending} pendingLabel="Refunding…">
          Refund {'amount' in parsed ? formatMoney(parsed.amount, currency) : ''}
        </Button>
      </div>
    </form>
  )
}

const perhapsRefunded =
  'The shop did not say whether the refund went through. Sending the same amount again will not refund it twice.'
