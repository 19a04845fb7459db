import { useId } from 'react'
import { Link } from 'react-router'
import type { CardProduct } from '../../parts/product/card-product.ts'
import { ProductGrid } from '../../parts/product/product-grid.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { standaloneLink } from '../../ui/text-link.ts'
import type { Block } from './shown-part.ts'

type Props = {
  title: string
  products: Block<CardProduct[]>
  failure: string
  more?: { to: string; label: string }
  onRetry: () => void
  retrying: boolean
}

export function ProductSection({ title, products, failure, more, onRetry, retrying }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-width section-gap">
      <div className="mb-6 flex items-baseline justify-between gap-4 lg:mb-10">
        <h2 id={id} className="font-display text-display-l">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={standaloneLink}>
            {more.label}
          </Link>
        )}
      </div>
      {products === null && (
        <ErrorState onRetry={onRetry} retrying={retrying}>
          {failure}
        </ErrorState>
      )}
      {products?.length === 0 && <p className="text-ink-2">The first pieces are on their way.</p>}
      {products && products.length > 0 && <ProductGrid products={products} eager={0} />}
    </section>
  )
}
