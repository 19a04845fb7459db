import { useSearchParams } from 'react-router'
import type { PackingQuery } from '../../../contract/orders/packing.ts'
import { browserApi } from '../../api/browser.ts'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { staffKeys } from '../cache/staff-keys.ts'
import { useRead } from '../cache/use-read.ts'
import { useSelection } from '../controls/use-selection.ts'
import { PageHead } from '../frame/page-head.tsx'
import type { SelectedOrder } from '../orders/selected-order.ts'
import { PackingBar } from './packing-bar.tsx'
import { PackingTable } from './packing-table.tsx'

export const meta = privatePageMeta('To pack')

type Step = PackingQuery['step']

const ordersPerPage = 25

export default function PackingPage() {
  const { step, page, open } = usePackingAddress()
  const selection = useSelection<SelectedOrder>(step)
  const { answer, value, last, loading, reload } = useRead(
    [staffKeys.toPack, step],
    signal => browserApi.orders.toPack({ query: { step, page, limit: ordersPerPage } }, { signal }),
    { variant: `${page}` },
  )
  const total = value ? (step === 'pack' ? value.toPack : value.toShip) : 0
  const pages = countPages(total, ordersPerPage)
  const isAnswered = answer.state === 'ready'
  useLastPage({ page, pages, isAnswered, replacePage: to => open(step, to, true) })
  return (
    <>
      <PageHead title="To pack" />
      <Tabs
        label="Steps"
        tabs={[
          { id: 'pack', label: 'To pack', count: last?.toPack },
          { id: 'ship', label: 'To ship', count: last?.toShip },
        ]}
        selected={step}
        onSelect={to => open(to, 1, false)}
      >
        {answer.state === 'failed' && (
          <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
            The orders could not be loaded. {answer.error.message}
          </ErrorState>
        )}
        {answer.state !== 'failed' && !value && (
          <Loading label="Loading the orders">
            <Skeleton className="h-96" />
          </Loading>
        )}
        {answer.state !== 'failed' && value?.orders.length === 0 && total === 0 && (
          <EmptyState
            title={step === 'pack' ? 'Nothing to pack' : 'Nothing to ship'}
            text={emptyText[step]}
          />
        )}
        {answer.state !== 'failed' && value && value.orders.length > 0 && (
          <>
            <PackingTable orders={value.orders} selection={selection} busy={loading} />
            <Pager
              label="Pages of orders"
              page={page}
              pages={pages}
              onPage={to => open(step, to, false)}
              className="mt-6"
            />
          </>
        )}
        <PackingBar step={step} selection={selection} onMoved={reload} />
      </Tabs>
    </>
  )
}

const emptyText = {
  pack: 'Orders appear here once they are confirmed.',
  ship: 'Orders appear here once they are packed.',
}

/** Step and page stand in the address. */
function usePackingAddress() {
  const [search, setSearch] = useSearchParams()
  const step: Step = search.get('step') === 'ship' ? 'ship' : 'pack'
  const open = (to: Step, page: number, replace: boolean) =>
    setSearch({ ...(to === 'ship' && { step: to }), ...(page > 1 && { page: String(page) }) }, { replace })
  return { step, page: readPage(search), open }
}
