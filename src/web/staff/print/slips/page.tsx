import { choiceLabel } from '../../../../contract/orders/choice-label.ts'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { browserApi } from '../../../api/browser.ts'
import type { CallOptions } from '../../../api/client.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { countLabel } from '../../../ui/count-label.ts'
import { collectLabel, totalLabel } from '../collect-label.ts'
import { PrintPage } from '../print-page.tsx'
import { SheetAddress, SheetHead } from '../sheet-head.tsx'
import '../../cache/staff-api.ts'

export const meta = privatePageMeta('Packing slips')

export default function SlipsPage() {
  return (
    <PrintPage
      title="Packing slips"
      read={readAndNote}
      renderSheet={order => <Slip key={order._id} order={order} />}
    />
  )
}

/** The print dialog opens by itself, so what was read counts as printed. */
async function readAndNote(ids: string, options: CallOptions): Promise<PackingOrder[]> {
  const orders = await browserApi.orders.slips({ query: { ids } }, options)
  const printed = orders.map(({ _id }) => _id)
  // The slips are right all the same when this fails; they are only marked to be printed again.
  if (printed.length > 0) await browserApi.orders.printed({ body: { ids: printed } }).catch(() => {})
  return orders
}

/** Goes into the parcel, so the only price on it is what to collect, in the currency of the prices too. */
function Slip({ order }: { order: PackingOrder }) {
  const { items, courier, trackingNumber, number, changedAt, note } = order
  const total = totalLabel(order)
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="sheet" aria-label={`Packing slip of order #${number}`}>
      <SheetHead order={order} title="Packing slip" />
      <div className="mb-6 flex flex-wrap justify-between gap-6">
        <SheetAddress order={order} />
        <div className="self-start border-2 border-current px-5 py-3 text-center">
          <strong className="font-semibold text-display-s tabular-nums">{collectLabel(order)}</strong>
          {total && <span className="block tabular-nums">{total}</span>}
        </div>
      </div>
      {note && <p className="mb-4 whitespace-pre-line">The buyer’s note: {note}</p>}
      {changedAt && (
        <p className="mb-4 font-semibold">
          Changed {orderTime(changedAt)}. Throw away any slip printed before.
        </p>
      )}
      {(courier || trackingNumber) && (
        <p className="mb-4">
          {courier} {trackingNumber}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col" className="w-20">
              Packed
            </th>
            <th scope="col">Item</th>
            <th scope="col" className="number">
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // The lines of a placed order never change, and several may have the same product.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <td>
                <span className="mt-0.5 inline-block size-4 border border-current" />
              </td>
              <td>
                {item.productId.title}
                <span className="block font-semibold">{choiceLabel(item.options)}</span>
                {item.sku && <span className="block wrap-anywhere">SKU {item.sku}</span>}
              </td>
              <td className="number font-semibold">{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-right tabular-nums">{countLabel(pieces, 'piece')}</p>
    </article>
  )
}
