import { Link } from 'react-router'
import { placeKey, placeName } from '../../../../contract/catalogue/places.ts'
import type { ReorderLine } from '../../../../contract/catalogue/reordering.ts'
import { Money } from '../../../parts/money.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { cx } from '../../../ui/cx.ts'
import { ProductThumbnail } from '../../controls/product-thumbnail.tsx'
import { paths } from '../../paths.ts'

type Props = { lines: readonly ReorderLine[]; busy: boolean }

export const ReorderTable = ({ lines, busy }: Props) => (
  <table aria-label="What to order" aria-busy={busy} className={cx('staff-table', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col" className="number">
          Left
        </th>
        <th scope="col" className="number">
          Sold
        </th>
        <th scope="col">Lasts</th>
        <th scope="col" className="number">
          Order
        </th>
        <th scope="col" className="number">
          Cost each
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(line => (
        <tr key={line.productId + placeKey(line)}>
          <td data-label="Product">
            <Link to={paths.editProduct(line.productId)} className="group flex min-w-0 items-center gap-3">
              <span className="sr-only">Edit </span>
              <ProductThumbnail src={line.picture} />
              <span className="wrap-anywhere min-w-0">
                <span className="font-semibold group-hover:text-madder group-hover:underline">
                  {line.title}
                </span>
                <span className="block text-caption text-ink-2">{choiceOf(line)}</span>
              </span>
            </Link>
          </td>
          <td data-label="Left" className={cx('number', line.left === 0 && 'text-error')}>
            {line.left}
          </td>
          <td data-label="Sold" className="number whitespace-nowrap">
            {line.sold} in {countLabel(Math.round(line.daysOnSale), 'day')}
          </td>
          <td data-label="Lasts" className={cx('whitespace-nowrap', line.left === 0 && 'text-error')}>
            {lastsText(line)}
          </td>
          <td data-label="Order" className="number">
            <span className="font-semibold">{line.pieces}</span>
          </td>
          <td data-label="Cost each" className="number">
            {line.cost === undefined ? '–' : <Money amount={line.cost} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const choiceOf = ({ sku, ...line }: ReorderLine) => [placeName(line), sku].filter(Boolean).join(' · ')

function lastsText({ left, lastsDays }: ReorderLine): string {
  if (left === 0) return 'Sold out'
  return lastsDays === 0 ? 'Less than a day' : countLabel(lastsDays, 'day')
}
