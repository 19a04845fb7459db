import { useSearchParams } from 'react-router'
import type { PackingQuery } from '../../../contract/orders/packing.ts'
import { browserApi } from '../../api/browser.ts'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { staffKeys } from '../cache/staff-keys.ts'
import { useRead } from '../cache/use-read.ts'
import { FindForm } from '../controls/find-form.tsx'
import { useSelection } from '../controls/use-selection.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import type { SelectedOrder } from '../orders/selected-order.ts'
import { PackingBar } from './packing-bar.tsx'
import { PackingTable } from './packing-table.tsx'

type Step = PackingQuery['step']

const ordersPerPage = 25

export default function PackingPage() {
  const { step, page, q, open, find } = usePackingAddress()
  const { answer, value, last, loading, reload } = useRead(
    [staffKeys.toPack, step, q],
    signal => browserApi.orders.toPack({ query: { step, q, page, limit: ordersPerPage } }, { signal }),
    { variant: `${page}` },
  )
  const selection = useSelection<SelectedOrder>(`${step} ${q}`, { shown: value?.orders })
  const total = q ? (value?.orders.length ?? 0) : value ? (step === 'pack' ? value.toPack : value.toShip) : 0
  // A number finds its order at either step, and all that it finds are at one.
  const [found] = q && value ? value.orders : []
  const shownStep = found ? (found.status === 'Pending' ? 'pack' : 'ship') : step
  // Past the last page there is nothing to show: the last page is still loading.
  const shown = value && (value.orders.length > 0 || total === 0) ? value : null
  const pages = countPages(total, ordersPerPage)
  const isAnswered = answer.state === 'ready'
  useLastPage({ page, pages, isAnswered, replacePage: to => open(step, to, true) })
  return (
    <>
      <PageHead />
      <div className="mb-5 flex flex-wrap items-end gap-2">
        <FindForm
          label="Find a parcel"
          placeholder="Order or tracking number"
          maxLength={60}
          q={q}
          onFind={find}
        />
        {q && (
          <Button variant="quiet" onClick={() => find('')}>
            Show all
          </Button>
        )}
      </div>
      <Tabs
        label="Steps"
        tabs={[
          { id: 'pack', label: 'To pack', count: last?.toPack },
          { id: 'ship', label: 'To ship', count: last?.toShip },
        ]}
        selected={shownStep}
        onSelect={to => open(to, 1, false)}
      >
        <ReadState answer={answer} value={shown} what="The orders" skeleton="h-96">
          {({ orders }) =>
            orders.length === 0 ? (
              <EmptyState
                title={q ? `No parcel ‘${q}’` : step === 'pack' ? 'Nothing to pack' : 'Nothing to ship'}
                text={q ? emptyText.search : emptyText[step]}
              />
            ) : (
              <>
                {q && total === ordersPerPage && (
                  <p className="mb-3 text-ink-2">
                    The first {ordersPerPage} are shown. Type more of the number.
                  </p>
                )}
                <PackingTable orders={orders} selection={selection} busy={loading} />
                <Pager
                  label="Pages of orders"
                  page={page}
                  pages={pages}
                  onPage={to => open(step, to, false)}
                  className="mt-6"
                />
              </>
            )
          }
        </ReadState>
        <PackingBar step={shownStep} selection={selection} onMoved={reload} />
      </Tabs>
    </>
  )
}

const emptyText = {
  pack: 'Orders appear here once they are confirmed.',
  ship: 'Orders appear here once they are packed.',
  search:
    'Type an order’s whole number, or four signs or more of a parcel’s. Orders that wait for a call, or have left, are not found here.',
}

/** Step, page and the number that is looked for stand in the address. */
function usePackingAddress() {
  const [search, setSearch] = useSearchParams()
  const step: Step = search.get('step') === 'ship' ? 'ship' : 'pack'
  const open = (to: Step, page: number, replace: boolean) =>
    setSearch({ ...(to === 'ship' && { step: to }), ...(page > 1 && { page: String(page) }) }, { replace })
  const q = search.get('q')?.trim().slice(0, 60) ?? ''
  const find = (typed: string) => setSearch({ ...(step === 'ship' && { step }), ...(typed && { q: typed }) })
  return { step, q, page: q ? 1 : readPage(search), open, find }
}
