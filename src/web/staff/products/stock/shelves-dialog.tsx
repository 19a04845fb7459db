import { type ComponentProps, useState } from 'react'
import type { EditedProduct, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { type StockReason, stockMoveNames, stockReasons } from '../../../../contract/catalogue/stock-moves.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast-context.ts'
import { CountField } from '../../controls/number-fields.tsx'
import { GuardedDialog } from '../../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../../dialogs/use-still-open.ts'
import { cellKey } from './cell-key.ts'
import { isStockOutdated } from './is-stock-outdated.ts'
import {
  cellErrors,
  changedShelves,
  gridAxesOf,
  hasEdits,
  piecesByCell,
  type Typed,
  totalPieces,
  wrongCells,
} from './shelf-changes.ts'
import { StockGrid } from './stock-grid.tsx'

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
  const close = () => {
    setTyped({})
    onClose()
  }
  const saved = (product: EditedProduct) => {
    setTyped({})
    onSaved(product)
  }
  return (
    <GuardedDialog
      open={open}
      unsaved={hasEdits(piecesByCell(rest.product), typed)}
      onClose={close}
      title="Stock"
      size="wide"
      className={staffDialogClass}
    >
      <ShelvesForm open={open} typed={typed} onType={setTyped} onClose={close} onSaved={saved} {...rest} />
    </GuardedDialog>
  )
}

type Failure = { message: string; cells: Record<string, string> }

/** Why the stock changes, as its history keeps it. */
type Reason = { stockReason: StockReason; stockNote: string }

type ShelvesProps = Props & { typed: Typed; onType: (typed: Typed) => void }

function ShelvesForm({ open, product, typed, onType, onClose, onRefreshed, onSaved }: ShelvesProps) {
  const toasts = useToasts()
  const isStillOpen = useStillOpen(open)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [openedProduct] = useState(product)
  const [saving, setSaving] = useState(false)
  const [reason, setReason] = useState<Reason>({ stockReason: 'set', stockNote: '' })
  const idempotentSave = useIdempotentSave()
  const stored = piecesByCell(product)
  const rows = changedShelves(product, typed)

  const save = async () => {
    const wrong = wrongCells(stored, typed)
    if (wrong.length > 0)
      return setFailure({
        message: 'Use whole numbers, or +10 and -3 to add and take away.',
        cells: Object.fromEntries(wrong.map(key => [key, 'Use a whole number.'])),
      })
    if (rows.length === 0) return onClose()
    setSaving(true)
    try {
      const stock = rows.map(({ key: _, ...row }) => row)
      const request = { params: { id: product._id }, body: { stock, ...reason } }
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
        product={product}
        cellOf={key => ({
          value: typed[key] ?? String(stored.get(key) ?? ''),
          error: failure?.cells[key] && (leftNow(key) ?? failure.cells[key]),
          note: leftNow(key),
        })}
        onChange={changes => onType({ ...typed, ...changes })}
      />
      <ReasonFields reason={reason} onChange={setReason} />
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

type PiecesProps = Pick<ComponentProps<typeof StockGrid>, 'cellOf' | 'onChange'> & { product: StaffProduct }

/** The grid of colours and sizes, or one field where the stock is one number. */
function Pieces({ product, cellOf, onChange }: PiecesProps) {
  const axes = gridAxesOf(product)
  const key = cellKey('', '')
  const isOneNumber = [axes.colors, axes.sizes].every(each => each.length === 1 && each[0]?.name === '')
  if (!isOneNumber)
    return <StockGrid label={`Stock of ${product.title}`} {...axes} cellOf={cellOf} onChange={onChange} />
  const { value, error, note } = cellOf(key)
  return (
    <CountField
      label="Pieces"
      value={value}
      error={error}
      help={note}
      onChange={event => onChange({ [key]: event.target.value })}
      className="max-w-40"
    />
  )
}

const ReasonFields = ({ reason, onChange }: { reason: Reason; onChange: (reason: Reason) => void }) => (
  <div className="mt-5 grid gap-4 sm:grid-cols-2">
    <Select
      label="Why"
      value={reason.stockReason}
      onChange={event => onChange({ ...reason, stockReason: event.target.value as StockReason })}
      help="+10 adds ten pieces, −3 takes three away; a number alone is what is there."
    >
      {stockReasons.map(each => (
        <option key={each} value={each}>
          {stockMoveNames[each]}
        </option>
      ))}
    </Select>
    <TextInput
      label="Note"
      optional
      autoComplete="off"
      maxLength={200}
      placeholder="Supplier, bill"
      value={reason.stockNote}
      onChange={event => onChange({ ...reason, stockNote: event.target.value })}
    />
  </div>
)
