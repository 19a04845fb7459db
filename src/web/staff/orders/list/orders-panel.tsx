import type { ReactNode } from 'react'
import type { StaffOrderPage } from '../../../../contract/orders/staff-orders.ts'
import { countPages } from '../../../parts/paging/read-page.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { RetryBanner } from '../../cache/retry-banner.tsx'
import { findTab } from '../order-tabs.ts'
import { hasFilters, noFilters, type OrdersQuery } from '../orders-query.ts'
import type { useOrders } from '../use-orders.ts'

type Props = {
  orders: ReturnType<typeof useOrders>
  query: OrdersQuery
  perPage: number
  onChange: (changes: Partial<OrdersQuery>) => void
  children: (page: StaffOrderPage) => ReactNode
}

export function OrdersPanel({ orders, query, perPage, onChange, children }: Props) {
  const { answer, value } = orders
  const failed = answer.state === 'failed' ? answer : null
  if (!value) {
    if (!failed) return <LoadingRows />
    return (
      <ErrorState onRetry={failed.retry} retrying={failed.retrying}>
        The orders could not be loaded. {failed.error.message}
      </ErrorState>
    )
  }
  // An empty page of another search, or past the last page, says nothing: the right rows are still loading.
  const isEmpty = value.orders.length === 0
  if (isEmpty && !failed && (!orders.isAnswered || value.total > 0)) return <LoadingRows />
  const pages = countPages(value.total, perPage)
  return (
    <>
      {failed && <RetryBanner failure={failed} message="These orders may be out of date." className="mb-3" />}
      {!isEmpty && children(value)}
      {isEmpty && orders.isAnswered && (
        <NoOrders query={query} elsewhere={value.counts.all} onChange={onChange} />
      )}
      {pages > 1 && (
        <Pager
          label="Pages of orders"
          page={Math.min(query.page, pages)}
          pages={pages}
          onPage={page => onChange({ page })}
          className="mt-5"
        />
      )}
    </>
  )
}

const LoadingRows = () => (
  <Loading label="Loading orders">
    <div className="space-y-2">
      {Array.from({ length: 10 }, (_, row) => row).map(row => (
        <Skeleton key={row} className="h-13 max-md:h-28 md:max-lg:h-20" />
      ))}
    </div>
  </Loading>
)

type NoneProps = Pick<Props, 'query' | 'onChange'> & { elsewhere: number }

function NoOrders({ query, elsewhere, onChange }: NoneProps) {
  const { tab } = query
  if (!hasFilters(query)) {
    const title = tab.status ? `No ${tab.status.toLowerCase()} orders` : 'No orders yet'
    return <EmptyState title={title} text="New orders appear here automatically." />
  }
  return (
    <EmptyState
      title={noOrdersTitle(query)}
      text={elsewhere > 0 ? `None in ${tab.label}, but ${elsewhere} in All Orders.` : undefined}
    >
      {elsewhere > 0 && <Button onClick={() => onChange({ tab: findTab('all') })}>Show in All Orders</Button>}
      <Button variant="outline" onClick={() => onChange(noFilters)}>
        Clear
      </Button>
    </EmptyState>
  )
}

function noOrdersTitle({ search, ready }: OrdersQuery): string {
  if (search) return `No orders match “${search}”`
  return ready ? 'No orders are ready to process' : 'No orders in this period'
}
