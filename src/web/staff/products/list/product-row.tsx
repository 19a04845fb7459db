import { Link } from 'react-router'
import type { EditedProduct, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import { smallWidths } from '../../../parts/picture/picture-source.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { standaloneLink, textLink } from '../../../ui/text-link.ts'
import { RowMenu } from '../../controls/row-menu.tsx'
import { paths } from '../../paths.ts'
import { CategoryLabel } from '../category-options.tsx'
import { PriceCell } from './price-cell.tsx'
import { ProductStatusBadge, visibilityOf } from './status-cell.tsx'
import { StockCell } from './stock-cell.tsx'

type Props = {
  product: StaffProduct
  /** How many pieces are few in the shop. */
  shopLimit: number
  selected: boolean
  onSelect: (selected: boolean) => void
  onChanged: (product: StaffProduct) => void
  onEdited: (product: EditedProduct, message: string) => void
  onDuplicate: () => void
  onDelete: () => void
}

export function ProductRow({ product, selected, onSelect, onDuplicate, onDelete, ...cell }: Props) {
  const { _id, title } = product
  return (
    <tr className={selected ? 'bg-madder-soft' : undefined}>
      <td data-place="product">
        <div className="flex min-w-0 grow items-center gap-3 text-start">
          <Checkbox
            label={<span className="sr-only">Select {title}</span>}
            checked={selected}
            onChange={event => onSelect(event.target.checked)}
          />
          <ProductName product={product} />
        </div>
      </td>
      <td className="in-table">
        <CategoryLabel code={product.category} />
      </td>
      <td data-place="price" className="number">
        <div>
          <PriceCell product={product} onEdited={cell.onEdited} />
        </div>
      </td>
      <td data-place="stock" className="number">
        <div>
          <StockCell product={product} {...cell} />
        </div>
      </td>
      <td data-place="status" className={cx(product.status === 'published' && 'in-table')}>
        <ProductStatusBadge product={product} />
      </td>
      <td className="in-table">{visibilityOf(product)}</td>
      <td data-place="actions">
        <div className="flex items-center gap-x-4">
          <Link to={paths.editProduct(_id)} aria-label={`Edit ${title}`} className={standaloneLink}>
            Edit
          </Link>
          <span className="in-table contents">
            <button
              type="button"
              aria-label={`Duplicate ${title}`}
              onClick={onDuplicate}
              className={standaloneLink}
            >
              Duplicate
            </button>
            <button
              type="button"
              data-delete
              aria-label={`Delete ${title}`}
              onClick={onDelete}
              className={standaloneLink}
            >
              Delete
            </button>
          </span>
          <span className="in-card">
            <RowMenu
              label={`More for ${title}`}
              data-delete
              items={[
                ...(product.status === 'published'
                  ? [{ label: 'View details', to: paths.product(product.slug) }]
                  : []),
                { label: 'Stock history', to: paths.stockMoves(_id) },
                { label: 'Duplicate', onAct: onDuplicate },
                { label: 'Delete', onAct: onDelete },
              ]}
            />
          </span>
        </div>
      </td>
    </tr>
  )
}

function ProductName({ product }: { product: StaffProduct }) {
  const { _id, slug, title, pictures, status } = product
  return (
    <>
      <Picture
        src={pictures[0]?.url}
        placeholder={pictures[0]?.placeholder}
        alt=""
        sizes="48px"
        widths={smallWidths}
        width={40}
        height={50}
        className="h-12.5 w-10 shrink-0"
      />
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={paths.editProduct(_id)}
          className="inline-block min-h-6 font-semibold hover:text-madder hover:underline"
        >
          {title}
        </Link>
        <p className="in-table mt-1.5 space-x-4 text-caption">
          {status === 'published' ? (
            <Link
              to={paths.product(slug)}
              aria-label={`View details of ${title}`}
              className={`${textLink} touch-target`}
            >
              View details
            </Link>
          ) : (
            <span className="text-ink-3">Shoppers do not see it yet</span>
          )}
          <Link
            to={paths.stockMoves(_id)}
            aria-label={`Stock history of ${title}`}
            className={`${textLink} touch-target`}
          >
            Stock history
          </Link>
        </p>
      </div>
    </>
  )
}
