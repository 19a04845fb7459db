import type { ReactNode } from 'react'
import { ProductThumbnail } from './product-thumbnail.tsx'

type Found = { _id: string; title: string; product_images: readonly string[] }

type Props<Product extends Found> = {
  products: readonly Product[]
  /** Below the title. */
  detail?: (product: Product) => string
  /** At the end of the row: what can be done with it. */
  children: (product: Product) => ReactNode
}

/** What a search for products has found; nothing where that is none. */
export function FoundProducts<Product extends Found>({ products, detail, children }: Props<Product>) {
  if (products.length === 0) return null
  return (
    <ul aria-label="Found products" className="mt-2 rounded-control border border-line">
      {products.map(product => (
        <li
          key={product._id}
          className="flex items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0"
        >
          <ProductThumbnail src={product.product_images[0]} />
          <span className="min-w-0 grow wrap-anywhere">
            {product.title}
            {detail && <span className="block text-caption text-ink-2">{detail(product)}</span>}
          </span>
          {children(product)}
        </li>
      ))}
    </ul>
  )
}
