import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { StatusBadge, type StatusShape, type StatusTone } from '../../ui/status-badge.tsx'
import { type BuyersStatus, statusName } from './buyers-status.ts'

const badges: Record<OrderStatus, { tone: StatusTone; shape: StatusShape }> = {
  Pending: { tone: 'warning', shape: 'ring' },
  Processing: { tone: 'info', shape: 'half' },
  Shipped: { tone: 'violet', shape: 'arrow' },
  Delivered: { tone: 'success', shape: 'tick' },
  Cancelled: { tone: 'neutral', shape: 'bar' },
}

export function OrderStatusBadge({ order }: { order: BuyersStatus }) {
  return <StatusBadge {...badges[order.status]}>{statusName(order)}</StatusBadge>
}
