import { Link } from 'react-router'
import { lowStockThreshold } from '../../../contract/limits.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { standaloneLink } from '../../ui/text-link.ts'
import { ProductCell } from './product-cell.tsx'

/** The product list's filters for the products counted here: published, and low or sold out. */
export const lowStockFilters = { stock: 'short', status: 'published' }

type LowProduct = Dashboard['lowStock'][number]
type Props = {
  products: LowProduct[]
  /** How many there are in all. */
  total: number
}

/** The products with the least stock first. Each links to its form. */
export const LowStock = ({ products, total }: Props) => (
  <section aria-labelledby="low-stock" className="min-w-0">
    <h2 id="low-stock" className="mb-3 font-semibold text-body">
      Low stock
    </h2>
    {products.length === 0 && (
      <p className="text-ink-2">Every colour and size has more than {lowStockThreshold} pieces.</p>
    )}
    <ul className="border-line border-t">
      {products.map(({ _id, title, picture, shelves }) => (
        <li key={_id}>
          <Link
            to={paths.editProduct(_id)}
            className="flex min-h-14 items-center gap-3 border-line border-b py-1.5 hover:bg-sunk"
          >
            <span className="sr-only">Edit </span>
            <ProductCell title={title} detail={<Shelves shelves={shelves} />} picture={picture} />
          </Link>
        </li>
      ))}
    </ul>
    {total > 0 && (
      <Link to={paths.productList(lowStockFilters)} className={standaloneLink}>
        {total === 1 ? 'The product' : `All ${total} products`} with low stock
      </Link>
    )}
  </section>
)

/** Shelves with the same number of pieces share a line. */
const Shelves = ({ shelves }: Pick<LowProduct, 'shelves'>) =>
  [...new Set(shelves.map(({ quantity }) => quantity))].map(quantity => (
    <span key={quantity} className="flex justify-between gap-3">
      {shelves
        .filter(shelf => shelf.quantity === quantity)
        .map(({ color, size }) => [color, size].filter(Boolean).join(' '))
        .join(', ')}
      <span
        className={cx(
          'ml-auto shrink-0 tabular-nums',
          quantity === 0 ? 'font-semibold text-error' : 'text-warning',
        )}
      >
        {quantity === 0 ? 'Sold out' : `${quantity} left`}
      </span>
    </span>
  ))
