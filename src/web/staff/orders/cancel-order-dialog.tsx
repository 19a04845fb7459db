import { useState } from 'react'
import { needsReason } from '../../../contract/orders/find-moves.ts'
import { type OrderMove, orderMoves } from '../../../contract/orders/order-moves.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useStaffRole } from '../access/staff-role.ts'
import { MailedOrNot } from './mailed-or-not.tsx'

type Props = {
  /** 'order #1042' or 'these 4 orders'; null while the dialog is closed. */
  subject: string | null
  /** The reason as far as it has been typed elsewhere. */
  known?: string
  /** How it is cancelled, which says who has to give a reason. */
  move?: OrderMove | undefined
  pending?: boolean
  error?: string | null
  onCancel: () => void
  /** `reason` is '' unless one has to be given: by a caller, or for a packed order. */
  onConfirm: (reason: string) => void
}

export function CancelOrderDialog(props: Props) {
  const { subject, known = '', move = orderMoves.cancel, pending, error, onCancel, onConfirm } = props
  // Kept while the dialog fades out.
  const [lastSubject, setLastSubject] = useState(subject)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [lastMove, setLastMove] = useState(move)
  if (subject && move !== lastMove) setLastMove(move)
  if (subject && subject !== lastSubject) {
    setLastSubject(subject)
    setTyped('')
    setIsMissing(false)
  }
  const asks = needsReason(lastMove, useStaffRole()) && known.trim() === ''
  const confirm = () => {
    if (asks && typed.trim() === '') setIsMissing(true)
    else onConfirm(asks ? typed.trim() : '')
  }
  return (
    <AlertDialog
      open={subject !== null}
      title={`Cancel ${lastSubject ?? ''}?`}
      cancelLabel="Keep order"
      confirmLabel="Cancel order"
      pending={pending}
      pendingLabel="Cancelling…"
      error={error}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      This cannot be undone. The items go back into stock, and what was paid by card is refunded.{' '}
      <MailedOrNot />
      {asks && (
        <TextInput
          label="Why is it cancelled?"
          className="mt-4"
          maxLength={500}
          autoComplete="off"
          value={typed}
          error={isMissing && typed.trim() === '' ? 'Say why the order is cancelled.' : undefined}
          onChange={event => setTyped(event.target.value)}
        />
      )}
    </AlertDialog>
  )
}
