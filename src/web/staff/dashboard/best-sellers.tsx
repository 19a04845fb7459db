import { Link } from 'react-router'
import type { Dashboard } from '../../../contract/staff.ts'
import { Money } from '../../parts/money.tsx'
import { paths } from '../paths.ts'
import { ProductCell } from './product-cell.tsx'

export const BestSellers = ({ days, sellers }: { days: number; sellers: Dashboard['bestSellers'] }) => (
  <section aria-labelledby="best-sellers" className="min-w-0">
    <h2 id="best-sellers" className="mb-3 font-semibold text-body">
      Best sellers, last {days} days
    </h2>
    {sellers.length === 0 && <p className="text-ink-2">Nothing was sold in this period.</p>}
    <ol className="border-line border-t">
      {sellers.map(({ _id, title, picture, units, revenue }) => (
        <li key={_id}>
          <Link
            to={paths.editProduct(_id)}
            className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-1.5 hover:bg-sunk"
          >
            <ProductCell title={title} picture={picture} />
            <span className="ml-auto shrink-0 text-right tabular-nums">
              {units} sold
              <span className="block text-caption text-ink-3">
                <Money amount={revenue} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </section>
)
