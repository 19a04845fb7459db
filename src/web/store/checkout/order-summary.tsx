import type { CartItem } from '../../../contract/cart.ts'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import { LinePicture } from '../../parts/cart/line-picture.tsx'
import { Money } from '../../parts/money.tsx'
import { OrderTotals } from '../../parts/order/order-totals.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import type { Quote } from './quote.ts'

type Props = Pick<Quote, 'cart' | 'total' | 'adjustments' | 'dates' | 'city' | 'cash'> & {
  currency: string
  className?: string
}

export function OrderSummary({ className, ...order }: Props) {
  return (
    <aside aria-label="Order summary" className={cx('self-start lg:sticky lg:top-24', className)}>
      <h2 className="font-display text-display-s">Order summary</h2>
      <Lines {...order} />
    </aside>
  )
}

/** On phones: one line that expands. */
export function OrderSummaryFold({ className, ...order }: Props) {
  const pieces = order.cart.items.reduce((sum, item) => sum + item.quantity, 0)
  return (
    <details className={cx('group border-line border-y', className)}>
      <summary className="flex min-h-13 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">Order summary</span>
        <span className="tabular-nums">
          {countLabel(pieces, 'item')}, <Money amount={order.total} />
        </span>
        <ChevronDown className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">
        <Lines {...order} />
      </div>
    </details>
  )
}

function Lines({ cart, ...totals }: Omit<Props, 'className'>) {
  return (
    <>
      <ul className="mt-4 space-y-4">
        {cart.items.map(item => (
          <Line key={item._id} item={item} />
        ))}
      </ul>
      <OrderTotals {...totals} />
    </>
  )
}

function Line({ item }: { item: CartItem }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 text-body-s">
      <LinePicture item={item} sizes="64px" className="aspect-4/5 self-start" />
      <div>
        <p className="font-medium">
          <WholeWords>{item.productId.title}</WholeWords>
        </p>
        <p className="text-ink-2">{choiceLabel(item.options)}</p>
        <p className="text-ink-2">Quantity {item.quantity}</p>
        {!item.available && <p className="text-error">Not available in this quantity</p>}
      </div>
      <p className="tabular-nums">
        <Money amount={item.lineTotal} />
      </p>
    </li>
  )
}
