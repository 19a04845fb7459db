import type { ProductStatus, StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { StatusBadge, type StatusShape, type StatusTone } from '../../../ui/status-badge.tsx'

export const statusLabels: Record<ProductStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

const statusStyles: Record<ProductStatus, { tone: StatusTone; shape: StatusShape }> = {
  draft: { tone: 'neutral', shape: 'ring' },
  scheduled: { tone: 'info', shape: 'half' },
  published: { tone: 'success', shape: 'tick' },
}

export function ProductStatusBadge({ product: { status, publishAt } }: { product: StaffProduct }) {
  return (
    <StatusBadge {...statusStyles[status]}>
      {statusLabels[status]}
      {status === 'scheduled' && publishAt && ` ${orderTime(publishAt)}`}
    </StatusBadge>
  )
}

/** Whether shoppers see it now. */
export const visibilityOf = ({ status }: StaffProduct): 'Online' | 'Hidden' =>
  status === 'published' ? 'Online' : 'Hidden'
