import { useState } from 'react'
import { type OrderMove, orderMoves } from '../../../../contract/orders/order-moves.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ActionOrder } from './order-actions.ts'

type AskedMove = { order: Pick<ActionOrder, 'number' | 'confirmation'>; move: OrderMove }

type Props = {
  /** Null while the dialog is closed. */
  asked: AskedMove | null
  onCancel: () => void
  onConfirm: (reason: string) => void
}

/** Asks why an order is moved, for example packed though its buyer has not confirmed it. */
export function ReasonDialog({ asked, onCancel, onConfirm }: Props) {
  // Kept while the dialog fades out.
  const [last, setLast] = useState(asked)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  if (asked !== null && asked !== last) {
    setLast(asked)
    setReason('')
    setIsMissing(false)
  }
  const confirm = () => (reason.trim() === '' ? setIsMissing(true) : onConfirm(reason.trim()))
  const texts = textsOf(last)
  return (
    <AlertDialog
      open={asked !== null}
      title={texts.title}
      cancelLabel={texts.cancelLabel}
      confirmLabel={texts.confirmLabel}
      harmless={texts.harmless}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {texts.about} The reason stays in the record of changes.
      <TextInput
        label={texts.question}
        className="mt-4"
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={isMissing && reason.trim() === '' ? (last?.move.askReason ?? 'Say why.') : undefined}
        onChange={event => setReason(event.target.value)}
      />
    </AlertDialog>
  )
}

function textsOf(asked: AskedMove | null) {
  const number = asked?.order.number ?? ''
  if (asked && asked.move !== orderMoves.packUncalled) {
    const { label, to } = asked.move
    const confirmLabel = label.replace('…', '')
    return {
      title: `${confirmLabel}: order #${number}?`,
      cancelLabel: 'Go back',
      confirmLabel,
      harmless: false,
      about: `The order becomes ${to}.`,
      question: 'Why?',
    }
  }
  const isWrongNumber = asked?.order.confirmation === 'wrong_number'
  return {
    title: `Pack order #${number} without a call?`,
    cancelLabel: 'Do not pack',
    confirmLabel: 'Pack',
    harmless: true,
    about: isWrongNumber ? 'Its phone number is wrong.' : 'Nobody has confirmed it.',
    question: 'Why is it packed all the same?',
  }
}
