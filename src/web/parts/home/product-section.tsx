import { ErrorState } from '../../ui/error-state.tsx'
import type { CardProduct } from '../product/card-product.ts'
import { ProductGrid } from '../product/product-grid.tsx'
import type { Block } from './ask-shop.ts'
import { Section } from './section.tsx'

type Props = {
  title: string
  block: Block<CardProduct[]>
  failure: string
  more?: { to: string; label: string }
  /** With small cards on phones. */
  isSmall?: boolean
  onRetry: () => void
  retrying: boolean
}

export const ProductSection = ({
  title,
  block: products,
  failure,
  more,
  isSmall,
  onRetry,
  retrying,
}: Props) => (
  // All of nothing is no way on.
  <Section title={title} more={products?.length === 0 ? undefined : more}>
    {products === null && (
      <ErrorState onRetry={onRetry} retrying={retrying}>
        {failure}
      </ErrorState>
    )}
    {products?.length === 0 && <p className="text-ink-2">The first pieces are on their way.</p>}
    {products && products.length > 0 && (
      <div className={isSmall ? '[&>ul]:card-row' : '[--card-width:60vw] [&>ul]:card-row'}>
        <ProductGrid products={products} eager={0} />
      </div>
    )}
  </Section>
)
