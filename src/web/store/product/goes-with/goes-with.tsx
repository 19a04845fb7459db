import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import type { CardProduct } from '../../../parts/product/card-product.ts'
import { ProductGrid } from '../../../parts/product/product-grid.tsx'
import { PairSection } from './pair-section.tsx'

export type GoesWithProps = { product: Product; pair: CardProduct[]; look: CardProduct[] }

/** What the staff say goes with a product. */
export const GoesWith = ({ product, pair, look }: GoesWithProps) => (
  <>
    {pair.length > 0 && <PairSection product={product} pair={pair} />}
    {look.length > 0 && (
      <section aria-labelledby="look" className="mt-16 lg:mt-24">
        <h2 id="look" className="mb-6 font-display text-display-l">
          Complete the look
        </h2>
        <ProductGrid products={look} eager={0} />
      </section>
    )}
  </>
)
