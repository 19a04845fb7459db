import { type FormEvent, useState } from 'react'
import type { UnsettledPayment } from '../../../contract/payments.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

type Props = {
  payment: UnsettledPayment | null
  onCancel: () => void
  /** Returns null when the payment is closed, or an error message. */
  onClose: (payment: UnsettledPayment, note: string) => Promise<string | null>
}

export function CloseDialog({ payment, onCancel, onClose }: Props) {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(payment)
  if (payment && payment !== shown) setShown(payment)
  return (
    <Dialog open={payment !== null} onClose={onCancel} title="Mark as settled" className={staffDialogClass}>
      {shown && <CloseForm key={shown._id} onCancel={onCancel} onNote={note => onClose(shown, note)} />}
    </Dialog>
  )
}

type FormProps = { onCancel: () => void; onNote: (note: string) => Promise<string | null> }

function CloseForm({ onCancel, onNote }: FormProps) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (!note.trim()) return setError('Write down how it was settled.')
    setPending(true)
    setFailure(null)
    setFailure(await onNote(note.trim()))
    setPending(false)
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <p className="text-ink-2">
        Do this once it has been settled with the card provider or the buyer. The shop stops trying and
        releases any amount still reserved on the card.
      </p>
      <TextArea
        label="How it was settled"
        data-autofocus
        rows={3}
        maxLength={2000}
        help="Recorded under Changes with your name."
        value={note}
        error={error}
        onChange={event => {
          setNote(event.target.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" aria-disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving…">
          Mark as settled
        </Button>
      </div>
    </form>
  )
}
