import type { TrackedOrder } from '../../../contract/orders/orders.ts'
import { Money } from '../../parts/money.tsx'
import { orderDate } from '../../parts/order/order-date.ts'
import { OrderStatusBadge } from '../../parts/order/order-status-badge.tsx'
import { Picture } from '../../parts/picture/picture.tsx'
import { smallWidths } from '../../parts/picture/picture-source.ts'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'
import { ChevronDown } from '../../ui/icons.tsx'

const SHOWN_PICTURES = 3

type Props = {
  order: Pick<
    TrackedOrder,
    'number' | 'createdAt' | 'items' | 'totalPrice' | 'currency' | 'status' | 'comesWith'
  >
}

/** What an order is known by at a glance; a press shows the rest. */
export function OrderRow({ order }: Props) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <summary className="flex list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
      <Pictures order={order} />
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,1fr)_8rem] sm:items-center sm:gap-x-6">
        <div>
          <h2 className="font-semibold">Order #{order.number}</h2>
          <p className="text-body-s text-ink-2">
            <time dateTime={order.createdAt}>{orderDate(order.createdAt)}</time>,{' '}
            {countLabel(pieces, 'piece')}, <Money amount={order.totalPrice} currency={order.currency} />
          </p>
        </div>
        <div>
          <OrderStatusBadge order={order} />
        </div>
      </div>
      <ChevronDown className="shrink-0 transition-transform duration-200 group-open:rotate-180" />
    </summary>
  )
}

/** Laid over each other like cards in a hand, so that every row begins its words at the same place. */
function Pictures({ order }: Props) {
  const shown = order.items.slice(0, SHOWN_PICTURES)
  return (
    <div className="flex w-16 shrink-0 sm:w-24">
      {shown.map(({ productId: product }, index) => (
        <Picture
          // The lines of an order never change, and one product may appear in several of them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          src={product.product_images[0]}
          alt=""
          sizes="48px"
          widths={smallWidths}
          className={cx('aspect-4/5 w-12 shrink-0 ring-2 ring-paper', index > 0 && '-ml-10 sm:-ml-6')}
        />
      ))}
    </div>
  )
}
