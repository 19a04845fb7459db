import { useState } from 'react'
import { days } from '../../../../contract/durations.ts'
import type { BlockBuyer, BuyerDetail } from '../../../../contract/orders/buyers.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useUndoToast } from '../../dialogs/use-undo-toast.ts'
import { BuyerMarks } from '../buyer-marks.tsx'

type Props = { buyer: BuyerDetail; mayBlock: boolean; onChange: (buyer: BuyerDetail) => void }

/** Whether the number may order against cash, and the way to change that. */
export function BlockSection({ buyer, mayBlock, onChange }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const showUndoToast = useUndoToast()
  const change = async (block: BlockBuyer['block']) => {
    setPending(true)
    setError(null)
    try {
      const set = (to: BlockBuyer['block'], seen: BlockBuyer['block']) =>
        browserApi.buyers.block({ params: { id: buyer._id }, body: { block: to, seen: seen?.reason ?? '' } })
      const changed = await set(block, buyer.block)
      setIsAsking(false)
      const [blocked, free] = ['The number is blocked.', 'Cash on delivery allowed again.']
      showUndoToast({
        text: block ? blocked : free,
        undone: `Undone: ${block ? 'cash on delivery allowed again' : 'the number is blocked'}.`,
        undo: async () => onChange(await set(buyer.block, changed.block)),
      })
      onChange(changed)
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  return (
    <section aria-labelledby="cash">
      <h2 id="cash" className="mb-2 font-semibold text-body-l">
        Cash on delivery
      </h2>
      {buyer.block ? (
        <BuyerMarks block={buyer.block} tags={[]} />
      ) : (
        <p className="text-ink-2">Cash on delivery allowed.</p>
      )}
      {mayBlock && (
        <div className="mt-3">
          {buyer.block ? (
            <Button variant="outline" pending={pending} pendingLabel="Saving…" onClick={() => change(null)}>
              Unblock
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              Block this number
            </Button>
          )}
        </div>
      )}
      {!isAsking && error && <p className="mt-2 text-error">{error}</p>}
      <BlockQuestion
        open={isAsking}
        pending={pending}
        error={error}
        onCancel={() => setIsAsking(false)}
        onConfirm={change}
      />
    </section>
  )
}

const spans = [
  ['30', 'For 30 days'],
  ['90', 'For 90 days'],
  ['365', 'For a year'],
  ['', 'Until somebody ends it'],
] as const

type QuestionProps = {
  open: boolean
  pending: boolean
  error: string | null
  onCancel: () => void
  onConfirm: (block: NonNullable<BlockBuyer['block']>) => void
}

function BlockQuestion({ open, pending, error, onCancel, onConfirm }: QuestionProps) {
  const [reason, setReason] = useState('')
  const [span, setSpan] = useState('90')
  const [isMissing, setIsMissing] = useState(false)
  const confirm = () => {
    if (reason.trim() === '') return setIsMissing(true)
    const until = span === '' ? null : new Date(Date.now() + days(Number(span))).toISOString()
    onConfirm({ reason: reason.trim(), until })
  }
  return (
    <AlertDialog
      open={open}
      title="Block this number?"
      cancelLabel="Cancel"
      confirmLabel="Block"
      pending={pending}
      error={error}
      onCancel={onCancel}
      pendingLabel="Blocking…"
      onConfirm={confirm}
    >
      It can order nothing against cash, with or without an account; paying by card stays open to it. Orders
      that are under way go on.
      <TextInput
        label="Why?"
        className="mt-4"
        maxLength={200}
        autoComplete="off"
        help="Only the staff see it."
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Say why the number is blocked.' : undefined}
        onChange={event => setReason(event.target.value)}
      />
      <Select label="How long?" className="mt-4" value={span} onChange={event => setSpan(event.target.value)}>
        {spans.map(([days, name]) => (
          <option key={name} value={days}>
            {name}
          </option>
        ))}
      </Select>
    </AlertDialog>
  )
}
