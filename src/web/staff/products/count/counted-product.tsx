import { placeKey } from '../../../../contract/catalogue/places.ts'
import { Button } from '../../../ui/button.tsx'
import { ProductPieces } from '../scans/product-pieces.tsx'
import { cellOf } from './count-draft.ts'
import type { CountedProduct as Counted } from './known-pieces.ts'

type Props = {
  counted: Counted
  ordersApart: boolean
  /** The cells that were typed. */
  onPieces: (changes: Counted['pieces']) => void
  onRemove: () => void
}

/** The pieces of one product that were counted, with what should be there beside those that differ. */
export function CountedProduct({ counted, ordersApart, onPieces, onRemove }: Props) {
  const { product, pieces } = counted
  const empty = product.stock.map(placeKey).filter(cell => !pieces[cell]?.trim())
  return (
    <ProductPieces
      product={product}
      cellOf={cellOf(counted, ordersApart)}
      onPieces={onPieces}
      onRemove={onRemove}
    >
      <Button
        variant="quiet"
        size="small"
        aria-disabled={empty.length === 0}
        onClick={() => onPieces(Object.fromEntries(empty.map(cell => [cell, '0'])))}
      >
        Set the empty ones to 0<span className="sr-only"> of {product.title}</span>
      </Button>
    </ProductPieces>
  )
}
