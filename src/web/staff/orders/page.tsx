import { Link } from 'react-router'
import { managing } from '../../../contract/accounts/staff-roles.ts'
import type { StaffOrderPage } from '../../../contract/orders/staff-orders.ts'
import { countPages } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useMay } from '../access/staff-role.ts'
import { useSelection } from '../controls/use-selection.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { OrderDrawer } from './details/order-drawer.tsx'
import { ExportButton } from './list/export-button.tsx'
import { NewOrders } from './list/new-orders.tsx'
import { OrderSearch } from './list/order-search.tsx'
import { OrdersPanel } from './list/orders-panel.tsx'
import { OrdersTable } from './list/orders-table.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { useCompact } from './list/use-compact.ts'
import { MoveDialogs } from './move-dialogs.tsx'
import { findTab, orderTabs } from './order-tabs.ts'
import { noFilters } from './orders-query.ts'
import type { SelectedOrder } from './selected-order.ts'
import { ordersPerPage, useOrders } from './use-orders.ts'
import { useOrdersAddress } from './use-orders-address.ts'
import { useQueue } from './use-queue.ts'

export default function OrdersPage() {
  const { query, openId, changeQuery, replacePage, detailsUrl, closeDetails } = useOrdersAddress()
  const { compact, setCompact } = useCompact()
  const perPage = ordersPerPage[compact ? 'compact' : 'roomy']
  const orders = useOrders(query, perPage)
  const selection = useSelection<SelectedOrder>(query.tab.id, { shown: orders.value?.orders })
  const queue = useQueue({ query, openId, orders, selection })
  const pages = countPages(orders.value?.total ?? 0, perPage)
  useLastPage({ page: query.page, pages, isAnswered: orders.isAnswered, replacePage })

  const showNewOrders = () => {
    queue.newOrders.reset()
    changeQuery({ tab: query.tab.status === '' ? query.tab : findTab('pending'), ...noFilters })
    orders.reload()
  }
  const manages = useMay(managing)
  return (
    <div className={cx(openId && 'xl:pr-[30rem]')}>
      <PageHead>
        <CompactSwitch on={compact} onChange={setCompact} />
        {manages && <ExportButton query={query} rows="orders" what="orders" />}
        {manages && <ExportButton query={query} rows="lines" what="pieces" />}
        <Link to={paths.newOrder()} className={buttonClass({ size: 'small' })}>
          New order
        </Link>
      </PageHead>
      <NewOrders count={queue.newOrders.count} onShow={showNewOrders} />
      <LiveRegion>{queue.announcement}</LiveRegion>
      <OrderSearch query={query} onChange={changeQuery} />
      <Tabs
        label="Orders by status"
        tabs={tabsWith(orders.last?.counts)}
        selected={query.tab.id}
        onSelect={id => id !== query.tab.id && changeQuery({ tab: findTab(id) })}
      >
        <OrdersPanel orders={orders} query={query} perPage={perPage} onChange={changeQuery}>
          {page => (
            <OrdersTable
              compact={compact}
              openId={openId}
              detailsUrl={detailsUrl}
              moves={queue.moves}
              orders={page.orders}
              selection={manages ? selection : null}
              tabStatus={query.tab.status}
              busy={orders.loading}
              onRun={queue.run}
            />
          )}
        </OrdersPanel>
        {manages && <SelectionBar selection={selection} {...queue.bulk} />}
      </Tabs>
      <OrderDrawer
        id={openId}
        listed={orders.value?.orders.map(({ _id }) => _id) ?? []}
        detailsUrl={detailsUrl}
        onClose={closeDetails}
        onChanged={orders.reload}
        onRun={queue.run}
        questions={<MoveDialogs {...queue.dialogs} />}
      />
    </div>
  )
}

const tabsWith = (counts: StaffOrderPage['counts'] | undefined) =>
  orderTabs.map(({ id, label, status }) => ({ id, label, count: counts?.[status || 'all'] }))

type SwitchProps = { on: boolean; onChange: (on: boolean) => void }

/** Only for tables: on narrow screens the orders are cards. */
const CompactSwitch = ({ on, onChange }: SwitchProps) => (
  <Checkbox
    label="Compact rows"
    checked={on}
    onChange={event => onChange(event.target.checked)}
    className="max-lg:hidden"
  />
)
