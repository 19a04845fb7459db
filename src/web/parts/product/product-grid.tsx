import type { ComponentProps } from 'react'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

type Props = {
  products: CardProduct[]
  /** How many of the first cards are visible when the page opens. */
  eager?: number
  /** The list's accessible name, where no heading stands above it. */
  label?: string
  heading?: 'h2' | 'h3'
  /** The size that the products open in. */
  size?: string | undefined
  /** What is pressed to buy a product with its pair. */
  pairOf?: ComponentProps<typeof ProductCard>['pairOf']
}

export function ProductGrid({ products, eager = 4, label, heading, size, pairOf }: Props) {
  return (
    <ul className="card-grid" aria-label={label}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            eager={index < eager}
            heading={heading}
            size={size}
            pairOf={pairOf}
          />
        </li>
      ))}
    </ul>
  )
}
