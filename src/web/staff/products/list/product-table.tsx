import type { ReactNode } from 'react'
import type { EditedProduct, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { ProductRow } from './product-row.tsx'

type Props = {
  products: readonly StaffProduct[]
  /** How many pieces are few in the shop. */
  shopLimit: number
  busy: boolean
  selected: ReadonlySet<string>
  onSelect: (products: readonly StaffProduct[], selected: boolean) => void
  onChanged: (product: StaffProduct) => void
  /** An edit in a row was saved; `message` says what. */
  onEdited: (product: EditedProduct, message: string) => void
  onDuplicate: (product: StaffProduct) => void
  onDelete: (product: StaffProduct) => void
}

const selectAllLabel = 'Select all on this page'

export function ProductTable({ products, busy, selected, onSelect, ...actions }: Props) {
  const all = products.every(({ _id }) => selected.has(_id))
  const selectAllBox = (label: ReactNode) => (
    <Checkbox
      label={label}
      data-choose-all
      checked={all}
      onChange={event => onSelect(products, event.target.checked)}
    />
  )
  return (
    <div className="wide-table">
      {/* Cards have no head. */}
      <div className="in-card">{selectAllBox(selectAllLabel)}</div>
      <table
        aria-label="Products"
        aria-busy={busy}
        className={cx('staff-table product-cards transition-opacity', busy && 'opacity-60')}
      >
        <thead>
          <tr>
            <th scope="col">
              <div className="flex items-center">
                <div className="in-table">
                  {selectAllBox(<span className="sr-only">{selectAllLabel}</span>)}
                </div>
                Product
              </div>
            </th>
            <th scope="col" className="in-table">
              Category
            </th>
            <th scope="col" className="number">
              Price
            </th>
            <th scope="col" className="number">
              Stock
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="in-table">
              Visibility
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {products.map(product => (
            <ProductRow
              key={product._id}
              product={product}
              shopLimit={actions.shopLimit}
              selected={selected.has(product._id)}
              onSelect={checked => onSelect([product], checked)}
              onChanged={actions.onChanged}
              onEdited={actions.onEdited}
              onDuplicate={() => actions.onDuplicate(product)}
              onDelete={() => actions.onDelete(product)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
