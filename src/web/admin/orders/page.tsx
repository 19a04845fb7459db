import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { ShopEvent, StaffOrder } from '../../../contract/orders.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { AskCancel } from './ask-cancel.tsx'
import { OrderDialog } from './details/order-dialog.tsx'
import { ExportButton } from './list/export-button.tsx'
import { NewOrders } from './list/new-orders.tsx'
import { OrderSearch } from './list/order-search.tsx'
import { OrdersPanel } from './list/orders-panel.tsx'
import { OrdersTable } from './list/orders-table.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { orderTabs, tabOf } from './order-tabs.ts'
import { type OrdersQuery, readOrdersQuery, writeOrdersQuery } from './orders-query.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { useMoves } from './use-moves.ts'
import { useNewOrders } from './use-new-orders.ts'
import { PAGE_SIZE, useOrders } from './use-orders.ts'
import { useSelection } from './use-selection.ts'

export const meta = privatePageMeta('Orders')

export default function OrdersPage() {
  const [params, setParams] = useSearchParams()
  const query = readOrdersQuery(params)
  const open = params.get('open')
  const orders = useOrders(query)
  const selection = useSelection()
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<{ order: StaffOrder; to: OrderStatus } | null>(null)

  const onMoved = (text: string, id: string) => {
    setSaid(text)
    selection.drop([id])
  }
  const { moves, move, note, forget } = useMoves({ onMoved, onSettled: orders.reload })
  const news = useNewOrders(({ orderId, status }: ShopEvent) => {
    const shown = orders.value?.orders.find(({ _id }) => _id === orderId)
    if (orderId && status && shown && shown.status !== status && !moves.has(orderId)) note(orderId, status)
  })

  const change = (changes: Partial<OrdersQuery>) => {
    const next = { ...query, page: 1, ...changes }
    const staysInTab = next.tab.id === query.tab.id
    if (!staysInTab) {
      selection.clear()
      forget()
    }
    setParams(writeOrdersQuery(next), { preventScrollReset: true })
  }
  const showNew = () => {
    news.seen()
    change({ tab: query.tab.status === '' ? query.tab : tabOf('pending'), search: '', from: '', to: '' })
    orders.reload()
  }
  const detailsUrl = (id: string) => {
    const next = writeOrdersQuery(query)
    next.set('open', id)
    return `?${next}`
  }
  const choose = (order: StaffOrder, to: OrderStatus) => {
    if (to === 'Shipped' || to === 'Cancelled') setAsked({ order, to })
    else void move(order, to)
  }
  const act = (parcel = {}) => {
    if (asked) void move(asked.order, asked.to, parcel)
    setAsked(null)
  }
  const close = () => setParams(writeOrdersQuery(query), { replace: true, preventScrollReset: true })
  useLastPage(query, orders.value?.total, change)

  const counts = orders.last?.counts
  return (
    <>
      <PageHead title="Orders">
        <ExportButton query={query} />
      </PageHead>
      <NewOrders count={news.count} onShow={showNew} />
      <LiveRegion>{said}</LiveRegion>
      <OrderSearch query={query} onChange={change} />
      <Tabs
        label="Orders by status"
        tabs={orderTabs.map(({ id, label, status }) => ({ id, label, count: counts?.[status || 'all'] }))}
        selected={query.tab.id}
        onSelect={id => id !== query.tab.id && change({ tab: tabOf(id) })}
      >
        <OrdersPanel orders={orders} query={query} onChange={change}>
          {page => (
            <OrdersTable
              orders={page.orders}
              moves={moves}
              selection={selection}
              tabStatus={query.tab.status}
              busy={orders.loading}
              detailsUrl={detailsUrl}
              onMove={choose}
            />
          )}
        </OrdersPanel>
        <SelectionBar
          selection={selection}
          onMoved={(ids, status) => {
            for (const id of ids) note(id, status)
            orders.reload()
          }}
        />
      </Tabs>
      <ShipDialog
        number={asked?.to === 'Shipped' ? asked.order.number : null}
        onClose={() => setAsked(null)}
        onShip={act}
      />
      <AskCancel
        what={asked?.to === 'Cancelled' ? `order #${asked.order.number}` : null}
        onCancel={() => setAsked(null)}
        onConfirm={() => act()}
      />
      <OrderDialog id={open} onClose={close} onChanged={orders.reload} />
    </>
  )
}

/** Moving the last order of the last page away leads to the page before it. */
function useLastPage(
  { page }: OrdersQuery,
  total: number | undefined,
  change: (changes: Partial<OrdersQuery>) => void,
) {
  const pages = total === undefined ? page : Math.max(1, Math.ceil(total / PAGE_SIZE))
  useEffect(() => {
    if (page > pages) change({ page: pages })
  })
}
