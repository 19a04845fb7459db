import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OrderStatus } from '../../../contract/order-status.ts'
import type { StaffOrder } from '../../../contract/staff-orders.ts'
import { countPages } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderDialog } from './details/order-dialog.tsx'
import { ExportButton } from './list/export-button.tsx'
import { NewOrders } from './list/new-orders.tsx'
import { OrderSearch } from './list/order-search.tsx'
import { OrdersPanel } from './list/orders-panel.tsx'
import { OrdersTable } from './list/orders-table.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { wasOpenedFromList } from './opened-from-list.ts'
import { orderTabs, tabOf } from './order-tabs.ts'
import { noFilters, type OrdersQuery, readOrdersQuery, writeOrdersQuery } from './orders-query.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { useListEvents } from './use-list-events.ts'
import { useMoves } from './use-moves.ts'
import { PAGE_SIZE, useOrders } from './use-orders.ts'
import { useSelection } from './use-selection.ts'

export const meta = privatePageMeta('Orders')

export default function OrdersPage() {
  const [params, setParams] = useSearchParams()
  const query = readOrdersQuery(params)
  const open = params.get('open')
  const { state } = useLocation()
  const orders = useOrders(query)
  const selection = useSelection(query.tab.id)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<{ order: StaffOrder; to: OrderStatus } | null>(null)

  const onMoved = (text: string, id: string) => {
    setSaid(text)
    selection.drop([id])
  }
  const list = { tab: query.tab.id, page: orders.value, onMoved, onFaded: orders.reload }
  const { moves, move, note } = useMoves(list)
  const news = useListEvents({
    ...{ orders, moves, open },
    onMovedElsewhere: ({ _id, number }, to) => {
      note([_id], to, 'others')
      setSaid(`Order #${number} is now ${to}, moved by somebody else.`)
    },
  })

  const change = (changes: Partial<OrdersQuery>, replace = false) =>
    setParams(writeOrdersQuery({ ...query, page: 1, ...changes }), { replace, preventScrollReset: true })
  const showNew = () => {
    news.seen()
    change({ tab: query.tab.status === '' ? query.tab : tabOf('pending'), ...noFilters })
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
  const close = useClose(() =>
    setParams(writeOrdersQuery(query), { replace: true, preventScrollReset: true }),
  )
  const pages = countPages(orders.value?.total ?? 0, PAGE_SIZE)
  useLastPage({
    page: query.page,
    pages,
    isAnswered: orders.isAnswered,
    replacePage: page => {
      const next = writeOrdersQuery({ ...query, page })
      if (open) next.set('open', open)
      setParams(next, { replace: true, state })
    },
  })

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
        <SelectionBar selection={selection} onMoving={news.setOurs} onMoved={note} />
      </Tabs>
      <ShipDialog
        number={asked?.to === 'Shipped' ? asked.order.number : null}
        onClose={() => setAsked(null)}
        onShip={act}
      />
      <CancelOrderDialog
        subject={asked?.to === 'Cancelled' ? `order #${asked.order.number}` : null}
        onCancel={() => setAsked(null)}
        onConfirm={() => act()}
      />
      <OrderDialog id={open} news={news.ofOpen} onClose={close} onChanged={orders.reload} />
    </>
  )
}

/** Where the list lies right behind the details, closing goes back to it: one step there, one step back. */
function useClose(replace: () => void) {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const left = useRef('')
  return () => {
    if (!wasOpenedFromList(state)) return replace()
    // A second Esc comes before the first has led back.
    if (left.current !== key) navigate(-1)
    left.current = key
  }
}
