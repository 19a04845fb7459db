import { adjustmentTable } from '../../../../contract/orders/adjustments.ts'
import { choiceLabel } from '../../../../contract/orders/choice-label.ts'
import { cashLabel } from '../../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { Money } from '../../../parts/money.tsx'
import { lineTotal } from '../../../parts/order/line-total.ts'
import { chargeLabel } from '../../../parts/order/order-totals.tsx'
import { cardLabel, methodLabels } from '../../../parts/order/payment-label.ts'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { PrintPage } from '../print-page.tsx'
import { SheetAddress, SheetHead } from '../sheet-head.tsx'
import '../../cache/staff-api.ts'

export const meta = privatePageMeta('Invoices')

export default function InvoicesPage() {
  return (
    <PrintPage
      title="Invoices"
      read={(ids, options) => browserApi.orders.some({ query: { ids } }, options)}
      renderSheet={order => <Invoice key={order._id} order={order} />}
    />
  )
}

/** With the prices of when the order was placed. */
function Invoice({ order }: { order: StaffOrder }) {
  const { number, status, userId } = order
  return (
    <article className="sheet" aria-label={`Invoice of order #${number}`}>
      <SheetHead order={order} title="Invoice" taxNumber={!order.tax} />
      {status === 'Cancelled' && (
        <p className="mb-4 font-semibold">This order was cancelled: nothing to pay.</p>
      )}
      <div className="mb-6 flex flex-wrap justify-between gap-6">
        <div>
          <SheetAddress order={order} />
          {userId.email && <p>{userId.email}</p>}
        </div>
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-4">
          <dt>Invoice</dt>
          <dd className="number">{number}</dd>
          {order.tax && (
            <>
              <dt>Tax number</dt>
              <dd className="text-right">{order.tax.number}</dd>
            </>
          )}
          <dt>Payment</dt>
          <dd className="text-right">
            {order.paymentMethod === 'COD' ? methodLabels.COD : cardLabel(order)}
          </dd>
        </dl>
      </div>
      <Lines order={order} />
    </article>
  )
}

const Lines = ({ order }: { order: StaffOrder }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col" className="number">
          Quantity
        </th>
        <th scope="col" className="number">
          Price
        </th>
        <th scope="col" className="number">
          Amount{' '}
        </th>
      </tr>
    </thead>
    <tbody>
      {order.items.map((item, index) => (
        // The lines of a placed order never change, and several may have the same product.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tr key={index}>
          <td>
            {item.productId.title}
            <span className="block">{choiceLabel(item.options)}</span>
          </td>
          <td className="number">{item.quantity}</td>
          <td className="number">
            <Money amount={item.price} currency={order.currency} />
          </td>
          <td className="number">
            <Money amount={lineTotal(item)} currency={order.currency} />
          </td>
        </tr>
      ))}
    </tbody>
    <Totals order={order} />
  </table>
)

const Totals = ({
  order: { totalPrice, currency, adjustments, cash, tax, status },
}: {
  order: StaffOrder
}) => (
  <tfoot>
    {adjustments.map(({ kind, amount }) => (
      <tr key={kind}>
        <th scope="row" colSpan={3}>
          {adjustmentTable[kind].label}
        </th>
        <td className="number">{chargeLabel(amount, currency)}</td>
      </tr>
    ))}
    <tr>
      <th scope="row" colSpan={3}>
        Total
      </th>
      <td className="number font-semibold">
        <Money amount={totalPrice} currency={currency} />
      </td>
    </tr>
    {tax && (
      <tr>
        <th scope="row" colSpan={3} className="font-normal">
          Includes {tax.percent}% tax
        </th>
        <td className="number">
          <Money amount={tax.amount} currency={currency} />
        </td>
      </tr>
    )}
    {cash && cashLabel(status) && (
      <tr>
        <th scope="row" colSpan={3}>
          {cashLabel(status)}
        </th>
        <td className="number">
          <Money amount={cash.amount} currency={cash.currency} />
        </td>
      </tr>
    )}
  </tfoot>
)
