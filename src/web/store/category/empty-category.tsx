import { Link } from 'react-router'
import type { CardProduct } from '../../parts/product/card-product.ts'
import { NewestProducts } from '../../parts/product/newest-products.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = { name: string; newest: CardProduct[] }

/** A category without products: shows the newest products of the shop, if it has any. */
export function EmptyCategory({ name, newest }: Props) {
  return (
    <>
      <EmptyState
        title={`Nothing in ${name} yet`}
        text={
          newest.length > 0
            ? 'Meanwhile, have a look at the other categories, or at what came in last.'
            : 'The first pieces are on their way.'
        }
      >
        {newest.length > 0 && (
          <Link to={paths.search()} className={buttonClass({})}>
            See all products
          </Link>
        )}
      </EmptyState>
      <NewestProducts products={newest} />
    </>
  )
}
