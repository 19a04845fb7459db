import { useState } from 'react'
import type { EditedProduct, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { GuardedDialog } from '../../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { isStockOutdated } from './is-stock-outdated.ts'
import {
  cellErrors,
  changedShelves,
  hasEdits,
  piecesByCell,
  type Typed,
  totalPieces,
  wrongCells,
} from './shelf-changes.ts'
import { noReason, Pieces, type Reason, ReasonFields } from './shelves-fields.tsx'

type Props = {
  open: boolean
  product: StaffProduct
  onClose: () => void
  /** The product as it is now, after the shop refused a change. */
  onRefreshed: (product: StaffProduct) => void
  onSaved: (product: EditedProduct) => void
}

export function ShelvesDialog({ open, onClose, onSaved, ...rest }: Props) {
  const [typed, setTyped] = useState<Typed>({})
  const [reason, setReason] = useState(noReason)
  const clear = () => {
    setTyped({})
    setReason(noReason)
  }
  const close = () => {
    clear()
    onClose()
  }
  const saved = (product: EditedProduct) => {
    clear()
    onSaved(product)
  }
  return (
    <GuardedDialog
      open={open}
      unsaved={hasEdits(piecesByCell(rest.product), typed) || reason.stockNote !== '' || reason.cost !== ''}
      onClose={close}
      title="Stock"
      size="wide"
      className={staffDialogClass}
    >
      <ShelvesForm
        open={open}
        typed={typed}
        onType={setTyped}
        reason={reason}
        onReason={setReason}
        onClose={close}
        onSaved={saved}
        {...rest}
      />
    </GuardedDialog>
  )
}

type Failure = { message: string; cells: Record<string, string> }

type ShelvesProps = Props & {
  typed: Typed
  onType: (typed: Typed) => void
  reason: Reason
  onReason: (reason: Reason) => void
}

function ShelvesForm({ open, product, typed, onType, reason, onReason, ...actions }: ShelvesProps) {
  const { onClose, onRefreshed, onSaved } = actions
  const toasts = useToasts()
  const isStillOpen = useStillOpen(open)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [openedProduct] = useState(product)
  const [saving, setSaving] = useState(false)
  const idempotentSave = useIdempotentSave()
  const stored = piecesByCell(product)
  const rows = changedShelves(product, typed, reason.stockReason === 'counted')

  const save = async () => {
    const isUnchanged = rows.length === 0
    const hasReason = reason.stockReason !== 'set' || reason.stockNote !== ''
    if (isUnchanged && !hasReason) return onClose()
    const problem = problemOf(wrongCells(stored, typed), isUnchanged, reason)
    if (problem) return setFailure(problem)
    setSaving(true)
    try {
      const request = { params: { id: product._id }, body: toQuickEdit(rows, reason) }
      onSaved(await idempotentSave(options => browserApi.catalogue.quickEdit(request, options)))
    } catch (error) {
      const refused = asApiError(error)
      if (!isStillOpen.current)
        toasts.show({
          tone: 'error',
          text: `The stock of ${product.title} was not changed. ${refused.message}`,
        })
      setFailure({ message: refused.message, cells: cellErrors(refused, rows) })
      if (isStockOutdated(refused))
        await browserApi.catalogue
          .staffGet({ params: { id: product._id } })
          .then(onRefreshed, () => undefined)
    }
    setSaving(false)
  }
  const before = piecesByCell(openedProduct)
  const leftNow = (key: string) =>
    stored.get(key) === before.get(key) ? undefined : `${stored.get(key) ?? 0} left now`
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!saving) save()
      }}
    >
      <p className="mb-4 text-body-s text-ink-2">{product.title}</p>
      {failure && (
        <Banner tone="error" className="mb-4">
          {failure.message}
        </Banner>
      )}
      <Pieces
        label={`Stock of ${product.title}`}
        product={product}
        cellOf={key => ({
          value: typed[key] ?? String(stored.get(key) ?? ''),
          error: failure?.cells[key] && (leftNow(key) ?? failure.cells[key]),
          note: leftNow(key),
        })}
        onChange={changes => onType({ ...typed, ...changes })}
      />
      <p className="mt-3 text-caption text-ink-2">
        +10 adds ten pieces, −3 takes three away; a number alone is the new stock.
      </p>
      <ReasonFields reason={reason} onChange={onReason} />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto tabular-nums max-sm:basis-full">
          {totalPieces(stored, typed)} pieces in total
        </p>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={saving} pendingLabel="Saving…">
          Save stock
        </Button>
      </div>
    </form>
  )
}

function toQuickEdit(rows: ReturnType<typeof changedShelves>, { cost: typed, ...why }: Reason) {
  const cost = why.stockReason === 'bought' ? parseAmount(typed) : null
  const stock = rows.map(({ key: _, ...row }) => ({ ...row, ...(cost !== null && { cost }) }))
  return { stock, ...why }
}

function problemOf(
  wrong: readonly string[],
  isUnchanged: boolean,
  { stockReason, cost }: Reason,
): Failure | null {
  if (wrong.length > 0)
    return {
      message: 'Use whole numbers, or +10 and -3 to add and take away.',
      cells: Object.fromEntries(wrong.map(key => [key, 'Use a whole number.'])),
    }
  if (stockReason === 'bought' && Number.isNaN(parseAmount(cost)))
    return { message: 'Write the cost like 1500 or 12.50, or leave it empty.', cells: {} }
  if (!isUnchanged) return null
  const message =
    stockReason === 'counted'
      ? 'Type what you counted, or +0 where it agrees.'
      : 'No number has been changed yet.'
  return { message, cells: {} }
}
