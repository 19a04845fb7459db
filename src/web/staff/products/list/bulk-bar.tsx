import { useState } from 'react'
import type { BulkChange, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import type { CallOptions } from '../../../api/client.ts'
import { asApiError } from '../../../api/error.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { useToasts } from '../../../ui/toast-context.ts'
import { useConfirmation } from '../../dialogs/use-confirmation.ts'
import { paths } from '../../paths.ts'
import { maxProductsPerPrint } from '../../print/max-per-print.ts'
import { PrintLink } from '../../print/print-link.tsx'
import { maxProductsPerChange } from './max-products-per-change.ts'
import { PriceDialog } from './price-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'

type Change = BulkChange['change']
type Props = {
  products: readonly StaffProduct[]
  /** How many products match the filters. */
  total: number
  onSelectAll: () => Promise<void>
  onClear: () => void
  /** Throws when the shop refuses. */
  onChange: (change: Change, options?: CallOptions) => Promise<void>
}

/** Actions for the selected products; stays in view while the list scrolls. */
export function BulkBar({ products, total, onSelectAll, onClear, onChange }: Props) {
  const [pending, setPending] = useState<Change['kind'] | 'all' | null>(null)
  const [isPricing, setIsPricing] = useState(false)
  const [isTagging, setIsTagging] = useState(false)
  const deletion = useConfirmation(() => onChange({ kind: 'delete' }))
  const toasts = useToasts()
  const count = products.length

  const run = (what: Change['kind'] | 'all', action: () => Promise<void>) => async () => {
    setPending(what)
    await action().catch(error => toasts.show({ tone: 'error', text: asApiError(error).message }))
    setPending(null)
  }
  return (
    <section
      aria-label="Selected products"
      className="sticky top-0 z-2 mb-3 flex flex-wrap items-center gap-2 rounded-control bg-madder-soft px-3 py-2"
    >
      <p role="status" className="mr-1 font-semibold tabular-nums">
        {countLabel(count, 'product')} selected
        {count === maxProductsPerChange && total > maxProductsPerChange && ', the most at once'}
      </p>
      {count < Math.min(total, maxProductsPerChange) && (
        <Button size="small" variant="quiet" pending={pending === 'all'} onClick={run('all', onSelectAll)}>
          {total > maxProductsPerChange ? `Select the first ${maxProductsPerChange}` : `Select all ${total}`}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <div className="ml-auto flex gap-2 max-md:-m-1 max-md:w-full max-md:overflow-x-auto max-md:p-1 *:shrink-0">
        <Button
          size="small"
          variant="outline"
          pending={pending === 'publish'}
          onClick={run('publish', () => onChange({ kind: 'publish' }))}
        >
          Publish
        </Button>
        <Button
          size="small"
          variant="outline"
          pending={pending === 'draft'}
          onClick={run('draft', () => onChange({ kind: 'draft' }))}
        >
          Turn into drafts
        </Button>
        <Button size="small" variant="outline" onClick={() => setIsPricing(true)}>
          Change prices
        </Button>
        <Button size="small" variant="outline" onClick={() => setIsTagging(true)}>
          Tag
        </Button>
        {count <= maxProductsPerPrint && <LabelsLink products={products} />}
        <Button size="small" variant="outline" onClick={deletion.ask}>
          Delete
        </Button>
      </div>
      <PriceDialog
        open={isPricing}
        products={products}
        onClose={() => setIsPricing(false)}
        onChange={(percent, options) => onChange({ kind: 'price', percent }, options)}
      />
      {isTagging && <TagDialog count={count} onClose={() => setIsTagging(false)} onChange={onChange} />}
      <AlertDialog
        {...deletion.dialog}
        title={
          count === 1
            ? 'Are you sure you want to delete this product?'
            : `Are you sure you want to delete these ${count} products?`
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
      >
        They disappear from the shop at once. Past orders keep them, and you can undo this.
      </AlertDialog>
    </section>
  )
}

const LabelsLink = ({ products }: Pick<Props, 'products'>) => (
  <PrintLink size="small" to={paths.labels(products.map(({ _id }) => _id))}>
    Labels
  </PrintLink>
)
