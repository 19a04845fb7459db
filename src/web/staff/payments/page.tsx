import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UnsettledPayment } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { countPages, readPage } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { Banner } from '../../ui/banner.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { useSettle } from './use-settle.ts'

const paymentsPerPage = 20

/** The payments that the shop could not settle by itself. */
export default function PaymentsPage() {
  const [search, setSearch] = useSearchParams()
  const page = readPage(search)
  const { answer, value, loading, reload } = useRead(
    ['payments'],
    signal => browserApi.payments.unsettled({ query: { page, limit: paymentsPerPage } }, { signal }),
    { variant: `${page}` },
  )
  const pages = countPages(value?.total ?? 0, paymentsPerPage)
  const goToPage = (to: number, options?: { replace: boolean }) =>
    setSearch(to > 1 ? { page: String(to) } : {}, options)
  useLastPage({
    page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: to => goToPage(to, { replace: true }),
  })
  // Past the last page there is nothing to show: the last page is still loading.
  const shown = value && (value.payments.length > 0 || value.total === 0) ? value : null
  const banner = useRef<HTMLDivElement>(null)
  const { notice, dismiss, settling, retry, close } = useSettle(reload, banner)
  const [closing, setClosing] = useState<UnsettledPayment | null>(null)
  return (
    <>
      <PageHead count={value ? countLabel(value.total, 'payment') : undefined} />
      {notice && (
        <Banner ref={banner} tone={notice.tone} onDismiss={dismiss} className="mb-5">
          {notice.text}
        </Banner>
      )}
      <ReadState answer={answer} value={shown} what="The payments" skeleton="h-64">
        {shown =>
          shown.payments.length === 0 ? (
            <EmptyState
              title="Every card payment is settled"
              text="A payment that could not be charged, released or refunded is listed here, with what can be done about it."
            />
          ) : (
            <>
              <PaymentsTable
                payments={shown.payments}
                busy={loading}
                settling={settling}
                onRetry={retry}
                onClose={setClosing}
              />
              <Pager label="Pages of payments" page={page} pages={pages} onPage={goToPage} className="mt-6" />
            </>
          )
        }
      </ReadState>
      <CloseDialog
        payment={closing}
        onCancel={() => setClosing(null)}
        onClose={async (payment, note) => {
          const failure = await close(payment, note)
          if (failure === null) setClosing(null)
          return failure
        }}
      />
    </>
  )
}
