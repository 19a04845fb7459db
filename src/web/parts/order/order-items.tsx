import type { ReactNode } from 'react'
import type { OrderItem } from '../../../contract/orders/orders.ts'
import { cx } from '../../ui/cx.ts'
import { OrderItemRow } from './order-item-row.tsx'

type Props = {
  items: readonly OrderItem[]
  currency: string
  className?: string
  /** What stands below an item, such as its other sizes. */
  below?: (index: number) => ReactNode
}

export function OrderItems({ items, currency, className, below }: Props) {
  return (
    <ul className={cx('space-y-4', className)}>
      {items.map((item, index) => (
        // The lines of an order keep their order, and one product may appear in several of them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <OrderItemRow key={index} item={item} currency={currency}>
          {below?.(index)}
        </OrderItemRow>
      ))}
    </ul>
  )
}
