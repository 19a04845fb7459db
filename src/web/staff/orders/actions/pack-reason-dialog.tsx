import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type Props = {
  /** Null while the dialog is closed. */
  number: number | null
  /** The call found that the phone number is wrong. */
  isWrongNumber: boolean
  onCancel: () => void
  onConfirm: (reason: string) => void
}

/** Asks why an order is packed though its buyer has not confirmed it. */
export function PackReasonDialog({ number, isWrongNumber, onCancel, onConfirm }: Props) {
  // Kept while the dialog fades out.
  const [lastNumber, setLastNumber] = useState(number)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  if (number !== null && number !== lastNumber) {
    setLastNumber(number)
    setReason('')
    setIsMissing(false)
  }
  const confirm = () => (reason.trim() === '' ? setIsMissing(true) : onConfirm(reason.trim()))
  return (
    <AlertDialog
      open={number !== null}
      title={`Pack order #${lastNumber ?? ''} without a call?`}
      cancelLabel="Do not pack"
      confirmLabel="Pack"
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {isWrongNumber ? 'Its phone number is wrong.' : 'Nobody has confirmed it.'} The reason stays in the
      record of changes.
      <TextInput
        label="Why is it packed all the same?"
        className="mt-4"
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Say why it is packed without a call.' : undefined}
        onChange={event => setReason(event.target.value)}
      />
    </AlertDialog>
  )
}
