import { useCurrency } from '../../../parts/money.tsx'
import { AmountField } from '../../controls/number-fields.tsx'
import { ProductPieces } from '../scans/product-pieces.tsx'
import type { DraftProduct } from './goods-draft.ts'

type Props = {
  draft: DraftProduct
  wrongCells: readonly string[]
  isCostWrong: boolean
  /** The cells that were typed. */
  onPieces: (changes: DraftProduct['pieces']) => void
  onCost: (cost: string) => void
  onRemove: () => void
}

/** What came of one product: pieces of each choice, and the cost of one. */
export function ReceivedProduct({ draft, wrongCells, isCostWrong, onPieces, onCost, onRemove }: Props) {
  const { product, pieces, cost } = draft
  const currency = useCurrency()
  return (
    <ProductPieces
      product={product}
      cellOf={key => ({
        value: pieces[key] ?? '',
        error: wrongCells.includes(key) ? 'Use a whole number.' : undefined,
      })}
      onPieces={onPieces}
      onRemove={onRemove}
    >
      <AmountField
        label="Cost of one piece"
        optional
        currency={currency}
        value={cost}
        error={isCostWrong ? 'Write it like 1500 or 12.50.' : undefined}
        onChange={event => onCost(event.target.value)}
        className="w-60"
      />
    </ProductPieces>
  )
}
