import { useState } from 'react'
import { createPortal } from 'react-dom'
import { commonPlace } from '../../../../contract/catalogue/places.ts'
import type { EditedProduct, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseStock } from '../../../../contract/typed-numbers.ts'
import { browserApi } from '../../../api/browser.ts'
import { ApiError } from '../../../api/error.ts'
import { useIdempotentSave } from '../../../api/use-idempotent-save.ts'
import { cx } from '../../../ui/cx.ts'
import { isStockOutdated } from '../stock/is-stock-outdated.ts'
import { isOneNumber } from '../stock/shelf-changes.ts'
import { ShelvesDialog } from '../stock/shelves-dialog.tsx'
import { InlineNumber } from './inline-number.tsx'
import { type StockWords, stockWords } from './stock-words.ts'

type Props = {
  product: StaffProduct
  /** How many pieces are few in the shop. */
  shopLimit: number
  /** The product as it is now, after the shop refused a change. */
  onChanged: (product: StaffProduct) => void
  onEdited: (product: EditedProduct, message: string) => void
}

type ShelfProps = Omit<Props, 'shopLimit'>

/** The stock: one number to edit in place, or a sum that opens the grid of its shelves. */
export function StockCell({ product, shopLimit, ...actions }: Props) {
  return (
    <>
      {isOneNumber(product) ? (
        <SingleStock product={product} {...actions} />
      ) : (
        <ShelvesButton product={product} {...actions} />
      )}
      {/* Cards have no head that says what the number is. */}
      {product.inventory > 0 && <span className="mr-3 ml-1 in-card">in stock</span>}
      <StockNote words={stockWords(product, shopLimit)} />
    </>
  )
}

const wrongStock = 'Use a whole number, or +10 and -3 to add and take away.'

const stockMessage = ({ title, inventory }: StaffProduct) => `${title} has ${inventory} in stock now.`

function SingleStock({ product, onChanged, onEdited }: ShelfProps) {
  const { _id, title } = product
  const held = product.stock[0]?.quantity ?? 0
  const idempotentSave = useIdempotentSave()
  const save = async (typed: string) => {
    const row = { ...commonPlace, quantity: parseStock(typed, held) ?? 0, seen: held }
    try {
      const request = { params: { id: _id }, body: { stock: [row] } }
      const saved = await idempotentSave(options => browserApi.catalogue.quickEdit(request, options))
      onEdited(saved, stockMessage(saved))
    } catch (error) {
      throw await withFreshStock(error, _id, onChanged)
    }
  }
  return (
    <InlineNumber
      label={`Stock of ${title}`}
      shown={held}
      value={String(held)}
      mode="numeric"
      check={typed => (Number.isNaN(parseStock(typed, held)) ? wrongStock : null)}
      onSave={save}
    />
  )
}

/** If the stock has changed meanwhile, shows the current number. The next Enter then sets the typed number. */
async function withFreshStock(error: unknown, id: string, onChanged: Props['onChanged']): Promise<unknown> {
  if (!(error instanceof ApiError) || !isStockOutdated(error)) return error
  onChanged(await browserApi.catalogue.staffGet({ params: { id } }))
  return new ApiError({
    status: error.status,
    code: error.code,
    message: `${error.message} Enter sets the number in the field, Esc keeps what is left.`,
  })
}

function ShelvesButton({ product, onChanged, onEdited }: ShelfProps) {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  const change = (changed: EditedProduct) => {
    onEdited(changed, stockMessage(changed))
    setSaved(true)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Stock of ${product.title}: ${product.inventory}. Change each choice`}
        onClick={() => {
          setSaved(false)
          setOpen(true)
        }}
        className="-mx-2 min-h-11 rounded-control px-2 text-end tabular-nums underline decoration-control decoration-dotted underline-offset-4 hover:bg-white hover:decoration-ink pointer-fine:min-h-9"
      >
        {product.inventory}
      </button>
      <p role="status" className="text-caption text-ink-2">
        {saved && 'Saved'}
      </p>
      {/* Outside the table, whose styles would apply to the dialog. */}
      {createPortal(
        <ShelvesDialog
          open={open}
          product={product}
          onClose={() => setOpen(false)}
          onRefreshed={onChanged}
          onSaved={change}
        />,
        document.body,
      )}
    </>
  )
}

function StockNote({ words }: { words: StockWords | null }) {
  if (words === null) return null
  return (
    <p className={cx('text-caption', words.tone === 'error' ? 'text-error' : 'text-warning')}>{words.text}</p>
  )
}
