import { Link } from 'react-router'
import { placeName } from '../../../contract/catalogue/places.ts'
import type { Dashboard } from '../../../contract/staff.ts'
import { standaloneLink } from '../../ui/text-link.ts'
import { paths } from '../paths.ts'
import { ProductCell } from './product-cell.tsx'

/** The product list's filters for the products counted here: published, and low or sold out. */
const lowStockFilters = { stock: 'short', status: 'published' }

type SoldOutProduct = Dashboard['soldOut'][number]
type Props = {
  products: SoldOutProduct[]
  /** How many products are low or sold out, best sellers or not. */
  lowStockTotal: number
}

/** What sells best and cannot be bought: the sizes to sew or order next. Each links to its form. */
export const SoldOut = ({ products, lowStockTotal }: Props) => (
  <section id="sold-out" aria-labelledby="sold-out-title" className="min-w-0">
    <h2 id="sold-out-title" className="mb-3 font-semibold text-body">
      Sold-out sizes of best sellers
    </h2>
    {products.length === 0 && <p className="text-ink-2">Every best seller has all its sizes.</p>}
    <ul className="border-line border-t">
      {products.map(({ _id, title, picture, units, shelves }) => (
        <li key={_id}>
          <Link
            to={paths.editProduct(_id)}
            className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-1.5 hover:bg-sunk"
          >
            <span className="sr-only">Edit </span>
            <ProductCell title={title} picture={picture} detail={<Shelves shelves={shelves} />} />
            <span className="ml-auto shrink-0 text-right text-ink-2 tabular-nums">{units} sold</span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="flex flex-wrap gap-x-6">
      {lowStockTotal > 0 && (
        <Link to={paths.productList(lowStockFilters)} className={standaloneLink}>
          {lowStockTotal === 1 ? 'The product' : `All ${lowStockTotal} products`} with low stock
        </Link>
      )}
      <Link to={paths.reorder()} className={standaloneLink}>
        What to order
      </Link>
    </p>
  </section>
)

/** "Rose: S, M; Sage: L" */
const Shelves = ({ shelves }: Pick<SoldOutProduct, 'shelves'>) => (
  <span className="font-semibold text-error">
    {[...Map.groupBy(shelves, ({ color }) => color)]
      .map(([color, sizes]) => {
        const names = sizes.map(shelf => placeName({ ...shelf, color: '' })).filter(Boolean)
        return [color, names.join(', ')].filter(Boolean).join(': ') || 'Sold out'
      })
      .join('; ')}
  </span>
)
