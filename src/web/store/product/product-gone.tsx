import { Link } from 'react-router'
import type { CardProduct } from '../../parts/product/card-product.ts'
import { NewestProducts } from '../../parts/product/newest-products.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown for a product that was taken out of the shop or never existed. */
export function ProductGone({ newest }: { newest: CardProduct[] }) {
  return (
    <div className="page-width pb-16">
      <EmptyState
        heading="h1"
        title="This product is no longer available"
        text="It may have sold out for good, or the link may be wrong. You might like one of our new arrivals."
      >
        <Link to={paths.home()} className={buttonClass({})}>
          Go to the home page
        </Link>
        <Link to={paths.search()} className={buttonClass({ variant: 'outline' })}>
          Search the shop
        </Link>
      </EmptyState>
      <NewestProducts products={newest} eager={0} />
    </div>
  )
}
