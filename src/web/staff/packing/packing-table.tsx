import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import type { PackingOrder } from '../../../contract/orders/packing.ts'
import { addressLines } from '../../parts/order/address-lines.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import type { Selection } from '../controls/use-selection.ts'
import { PrintAgain } from '../orders/list/order-flags.tsx'
import type { SelectedOrder } from '../orders/selected-order.ts'
import { collectLabel, totalLabel } from '../print/collect-label.ts'

type Props = { orders: readonly PackingOrder[]; selection: Selection<SelectedOrder>; busy: boolean }

/** What goes into each parcel and onto its label. */
export function PackingTable({ orders, selection, busy }: Props) {
  const allSelected = orders.every(({ _id }) => selection.ids.has(_id))
  return (
    <>
      <Checkbox
        label="Select all on this page"
        checked={allSelected}
        onChange={event => selection.set(orders, event.target.checked)}
      />
      <table
        aria-busy={busy}
        className={cx(
          'staff-table transition-opacity md:[&_tbody_th]:align-top md:[&_td]:align-top',
          busy && 'opacity-60',
        )}
      >
        <thead>
          <tr>
            <th scope="col" className="w-0 max-md:hidden">
              <span className="sr-only">Selected</span>
            </th>
            <th scope="col">Order</th>
            <th scope="col">Ship to</th>
            <th scope="col">Pieces</th>
            <th scope="col">Courier</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <PackingRow
              key={order._id}
              order={order}
              selected={selection.ids.has(order._id)}
              onSelect={on => selection.set([order], on)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

type RowProps = { order: PackingOrder; selected: boolean; onSelect: (on: boolean) => void }

function PackingRow({ order, selected, onSelect }: RowProps) {
  const { number, createdAt, shippingAddress: to, items } = order
  const total = totalLabel(order)
  return (
    <tr className={cx(selected && 'bg-madder-soft!')}>
      <td className="w-0 py-0!">
        <Checkbox
          checked={selected}
          onChange={event => onSelect(event.target.checked)}
          label={<span className="whitespace-nowrap md:sr-only">Select order #{number}</span>}
        />
      </td>
      <th scope="row" data-label="Order" className="font-normal">
        <span>
          <span className="font-semibold tabular-nums">#{number}</span>
          <time dateTime={createdAt} className="block text-caption text-ink-2">
            {orderTime(createdAt)}
          </time>
          <PrintAgain order={order} />
        </span>
      </th>
      <td data-label="Ship to" className="wrap-anywhere">
        <span>
          <span className="block font-semibold">{to.fullName}</span>
          {addressLines(to).join(', ')}
          {to.phoneText && <span className="block tabular-nums">{to.phoneText}</span>}
        </span>
      </td>
      <td data-label="Pieces">
        <ul className="space-y-1">
          {items.map((item, index) => (
            // Several lines may have the same product.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <span className="font-semibold tabular-nums">{item.quantity} ×</span> {item.productId.title}
              <span className="block text-caption text-ink-2">{choiceLabel(item.options)}</span>
              {item.sku && (
                <span className="block wrap-anywhere text-caption text-ink-2">SKU {item.sku}</span>
              )}
            </li>
          ))}
        </ul>
      </td>
      <td data-label="Courier" className="tabular-nums">
        <span>
          {collectLabel(order)}
          {total && <span className="block text-caption text-ink-2">{total}</span>}
        </span>
      </td>
    </tr>
  )
}
