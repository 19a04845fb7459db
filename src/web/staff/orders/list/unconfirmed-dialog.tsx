import { useState } from 'react'
import { needsCall } from '../../../../contract/orders/order-moves.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import type { SelectedOrder } from '../selected-order.ts'
import { numberWord, packAllLabel, unconfirmedSentence } from './unconfirmed-sentence.ts'

type Props = {
  /** The ticked orders; null while the dialog is closed. */
  orders: readonly SelectedOrder[] | null
  onCancel: () => void
  /** Which of them are packed, and why those that nobody has confirmed. */
  onPack: (orders: readonly SelectedOrder[], reason: string) => void
}

/** Some of the orders to pack have not been confirmed: they stay unless one says why not. */
export function UnconfirmedDialog({ orders, onCancel, onPack }: Props) {
  // Kept while the dialog fades out.
  const [last, setLast] = useState(orders ?? [])
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = orders !== null
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setIsMissing(false)
  }
  if (orders && orders !== last) setLast(orders)
  const packable = last.filter(({ status, refused }) => status === 'Pending' && !refused)
  const confirmed = packable.filter(order => !needsCall(order))
  const packAll = () => (reason.trim() === '' ? setIsMissing(true) : onPack(packable, reason.trim()))
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      title={unconfirmedSentence(packable.length - confirmed.length, packable.length)}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={packAll}>
            {packAllLabel(packable.length)}
          </Button>
          {confirmed.length > 0 && (
            <Button data-autofocus onClick={() => onPack(confirmed, '')}>
              Pack the{' '}
              {confirmed.length === 1 ? 'confirmed one' : `${numberWord(confirmed.length)} confirmed`}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4">
        Their buyers have not said yes, or their number is wrong. To pack them all the same, say why; it stays
        in the record of changes.
      </p>
      <TextInput
        label="Why are they packed without a call?"
        optional
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Say why they are packed without a call.' : undefined}
        onChange={event => setReason(event.target.value)}
      />
    </Dialog>
  )
}
