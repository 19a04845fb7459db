import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UnsettledPayment } from '../../../contract/payments.ts'
import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useKept } from '../shell/use-kept.ts'
import { CloseDialog } from './close-dialog.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { useSettle } from './use-settle.ts'

export const meta = privatePageMeta('Payments')

const PAGE_SIZE = 20

/** What moves money is settled by the shop itself; here is what it could not. */
export default function PaymentsPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1))
  const { answer, value, loading, reload } = useKept('payments', `${page}`, signal =>
    browserApi.stripe.unsettled({ query: { page, limit: PAGE_SIZE } }, { signal }),
  )
  const banner = useRef<HTMLDivElement>(null)
  const { said, dismiss, settling, settle } = useSettle(reload, banner)
  const [closing, setClosing] = useState<UnsettledPayment | null>(null)
  return (
    <>
      <PageHead
        title="Payments to settle"
        count={value ? `${value.total} ${value.total === 1 ? 'payment' : 'payments'}` : undefined}
      />
      {said && (
        <Banner ref={banner} tone={said.tone} onDismiss={dismiss} className="mb-5">
          {said.text}
        </Banner>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The payments could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading payments">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {answer.state !== 'failed' && value && value.payments.length === 0 && (
        <EmptyState
          title="Every card payment is settled"
          text="A payment that could not be charged, released or refunded is listed here, with what can be done about it."
        />
      )}
      {answer.state !== 'failed' && value && value.payments.length > 0 && (
        <>
          <PaymentsTable
            payments={value.payments}
            busy={loading}
            settling={settling}
            onRetry={payment => settle(payment, { how: 'retry', note: '' })}
            onClose={setClosing}
          />
          <Pager
            label="Pages of payments"
            page={page}
            pages={Math.max(1, Math.ceil(value.total / PAGE_SIZE))}
            onPage={to => setSearch(to > 1 ? { page: String(to) } : {})}
            className="mt-6"
          />
        </>
      )}
      <CloseDialog
        payment={closing}
        onCancel={() => setClosing(null)}
        onClose={async (payment, note) => {
          await settle(payment, { how: 'close', note })
          setClosing(null)
        }}
      />
    </>
  )
}
