import type { ComponentProps, ReactNode } from 'react'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { ProductThumbnail } from '../../controls/product-thumbnail.tsx'
import { Pieces } from '../stock/shelves-fields.tsx'

type Props = Pick<ComponentProps<typeof Pieces>, 'cellOf'> & {
  product: StaffProduct
  onPieces: (changes: Record<string, string>) => void
  onRemove: () => void
  /** What else is said of it. */
  children?: ReactNode
}

/** A product in a list of what is typed or scanned: pieces of each choice. */
export const ProductPieces = ({ product, cellOf, onPieces, onRemove, children }: Props) => (
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
      <Pieces label={`Pieces of ${product.title}`} product={product} cellOf={cellOf} onChange={onPieces} />
      {children}
    </div>
  </li>
)
