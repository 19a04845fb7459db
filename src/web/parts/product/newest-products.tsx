import type { CardProduct } from './card-product.ts'
import { ProductGrid } from './product-grid.tsx'

type Props = {
  products: CardProduct[]
  /** How many pictures load at once. */
  eager?: number
}

/** What an empty page shows instead. Nothing where the shop has no products. */
export const NewestProducts = ({ products, eager = 4 }: Props) =>
  products.length > 0 && (
    <section aria-labelledby="newest">
      <h2 id="newest" className="mb-6 font-display text-display-m">
        New Arrivals
      </h2>
      <ProductGrid products={products} eager={eager} />
    </section>
  )
