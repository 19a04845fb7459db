import { useState } from 'react'
import { managing } from '../../../contract/accounts/staff-roles.ts'
import { formatMoney } from '../../../contract/money.ts'
import type {
  ChangeableOrder,
  OrderChange,
  OrderChangePreview,
} from '../../../contract/orders/order-changes.ts'
import { browserApi } from '../../api/browser.ts'
import type { CallOptions } from '../../api/client.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../access/staff-role.ts'
import { AddedPieces } from '../order-pieces/added-pieces.tsx'
import { type DraftLine, firstMissingChoice } from '../order-pieces/draft-line.ts'
import { LineEditor } from '../order-pieces/line-editor.tsx'
import { MoneyFields } from '../order-pieces/money-fields.tsx'
import { ProblemBanner } from '../order-pieces/problem-banner.tsx'
import { useCurrentStock } from '../order-pieces/use-current-stock.ts'
import { type Preview, usePreview } from '../order-pieces/use-preview.ts'
import { AddressFields } from './address-fields.tsx'
import { type ChangeToSave, type Draft, toChange, toDraft } from './change-draft.ts'
import { ChangeSummary } from './change-summary.tsx'

type Props = {
  open: ChangeableOrder
  saveLabel: string
  onClose: () => void
  onReload: () => void
  onSave: (change: ChangeToSave) => Promise<void>
}

const askForPreview = ({ id, ...body }: { id: string } & OrderChange, options: CallOptions) =>
  browserApi.orders.previewChange({ params: { id }, body }, options)

export function ChangeOrderForm({ open, saveLabel, onClose, onReload, onSave }: Props) {
  const { order } = open
  const [draft, setDraft] = useState<Draft>(() => toDraft(open))
  const change = toChange(open, draft)
  const saving = useSaving(onSave)
  const { _id: id, version } = order
  const preview = usePreview(change && { id, version, ...change }, askForPreview, saving.pending)
  const refusal = withoutMissingReasons(preview.error)
  // Nobody agrees to a total unseen; a missing reason is told when the change is saved.
  const canSave = change && !preview.isAsking && !refusal
  const problem = saving.error ?? refusal
  const manages = useMay(managing)
  const put = (part: Partial<Draft>) => {
    saving.forget()
    setDraft(before => ({ ...before, ...part }))
  }
  const reload = () => {
    saving.forget()
    onReload()
  }
  const expectedTotal = preview.shown?.after.total
  const lines = useCurrentStock(draft.lines)
  const putLine = (line: DraftLine) =>
    put({ lines: draft.lines.map(each => (each.lineId === line.lineId ? line : each)) })
  const fields = { draft, onChange: put, errors: problem?.fields ?? {} }
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div>
          <ul aria-label="Pieces" className="border-line border-t">
            {lines.map(line => (
              <LineEditor key={line.lineId} line={line} currency={order.currency} onChange={putLine} />
            ))}
          </ul>
          <div className="mt-4">
            <AddedPieces currency={order.currency} onAdd={line => put({ lines: [...draft.lines, line] })} />
          </div>
          <div className="mt-4 border-line border-t">
            <AddressFields {...fields} />
            {manages && (
              <MoneyFields {...fields} isDelivered charge={order.delivery.charge} currency={order.currency} />
            )}
          </div>
        </div>
        <div aria-live="polite" className="space-y-3 self-start md:sticky md:top-16">
          {preview.shown && <ChangeSummary preview={preview.shown} />}
          {!change && (
            <p className="text-ink-2">
              {firstMissingChoice(draft.lines) ?? 'Change something, and what it costs is shown here.'}
            </p>
          )}
          {preview.error && !problem && (
            <p className="text-ink-2">What it costs is shown once the reason is given.</p>
          )}
        </div>
      </div>
      <div className="sticky bottom-0 z-header -mx-4 mt-4 -mb-6 border-line border-t bg-white px-4 py-3 md:-mx-6 md:px-6">
        {problem && <ProblemBanner error={problem} onReload={reload} onRetry={preview.askAgain} />}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Totals preview={preview} currency={order.currency} />
          <Button variant="outline" onClick={onClose} className="max-md:hidden">
            Leave as it is
          </Button>
          <Button
            aria-disabled={!canSave}
            pending={saving.pending}
            pendingLabel="Saving…"
            onClick={() => canSave && void saving.save({ version, ...change, expectedTotal })}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
    </>
  )
}

type TotalsProps = { preview: Preview<OrderChangePreview>; currency: string }

/** The total before and after, beside the button that agrees to it. */
function Totals({ preview: { shown, isAsking }, currency }: TotalsProps) {
  if (isAsking) return <p className="mr-auto text-ink-2">Working out what it costs…</p>
  return (
    shown && (
      <p className="mr-auto font-semibold tabular-nums">
        {formatMoney(shown.before.total, currency)} → {formatMoney(shown.after.total, currency)}
      </p>
    )
  )
}

/** While an amount is typed, the reason for it is still to come: it is asked for when the change is saved. */
const withoutMissingReasons = (error: ApiError | null) => {
  const wrong = Object.keys(error?.fields ?? {})
  return wrong.length > 0 && wrong.every(field => field.endsWith('.reason')) ? null : error
}

function useSaving(onSave: Props['onSave']) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  return {
    pending,
    error,
    forget: () => setError(null),
    save: async (change: ChangeToSave) => {
      setPending(true)
      setError(null)
      try {
        // Saved, the dialog closes: it stays as it is until it is gone.
        await onSave(change)
      } catch (cause) {
        setError(asApiError(cause))
        setPending(false)
      }
    },
  }
}
