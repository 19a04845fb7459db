import { useCurrency } from '../../../parts/money.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { ProductThumbnail } from '../../controls/product-thumbnail.tsx'
import { Pieces } from '../stock/shelves-fields.tsx'
import type { DraftProduct } from './goods-draft.ts'

type Props = {
  draft: DraftProduct
  wrongCells: readonly string[]
  isCostWrong: boolean
  onChange: (change: Partial<Pick<DraftProduct, 'pieces' | 'cost'>>) => void
  onRemove: () => void
}

/** What came of one product: pieces of each choice, and the cost of one. */
export function ReceivedProduct({ draft, wrongCells, isCostWrong, onChange, onRemove }: Props) {
  const { product, pieces, cost } = draft
  const currency = useCurrency()
  return (
    <li className="border-line border-t py-4">
      <div className="mb-3 flex items-start gap-3">
        <ProductThumbnail src={product.product_images[0]} />
        <p className="min-w-0 grow font-medium wrap-anywhere">
          {product.title}
          <span className="block font-normal text-caption text-ink-2">{product.inventory} in stock</span>
        </p>
        <IconButton label={`Remove ${product.title}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Pieces
          label={`Pieces of ${product.title}`}
          product={product}
          cellOf={key => ({
            value: pieces[key] ?? '',
            error: wrongCells.includes(key) ? 'Use a whole number.' : undefined,
          })}
          onChange={changes => onChange({ pieces: { ...pieces, ...changes } })}
        />
        <AmountField
          label="Cost of one piece"
          optional
          currency={currency}
          value={cost}
          error={isCostWrong ? 'Write it like 1500 or 12.50.' : undefined}
          onChange={event => onChange({ cost: event.target.value })}
          className="w-60"
        />
      </div>
    </li>
  )
}
