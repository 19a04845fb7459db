import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { searchResultsPerKind } from '../../../contract/catalogue/search-results-per-kind.ts'
import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { CustomerSearch } from './customer-search.tsx'
import { type Customer, CustomersTable } from './customers-table.tsx'
import { EraseCustomer } from './erase-customer.tsx'

export const meta = privatePageMeta('Customers')

export default function CustomersPage() {
  const [search, setSearch] = useSearchParams()
  const query = search.get('q')?.trim() ?? ''
  const [erasing, setErasing] = useState<Customer | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const toasts = useToasts()
  const { answer, value, loading, reload } = useRead(['customers', query], signal => find(query, signal))
  const forget = (name: string) => {
    // An open dialog holds the focus, so it has to be gone first.
    flushSync(() => setErasing(null))
    toasts.show({ text: `The account of ${name} is deleted.` })
    field.current?.focus()
    reload()
  }
  return (
    <>
      <PageHead title="Customers" />
      <p className="mb-5 max-w-text text-ink-2">
        For customers who ask what the shop knows about them, or who want to be deleted. Be sure that they are
        who they say: call the phone number of the account first. Both are recorded under{' '}
        <Link to={paths.changes()} className={textLink}>
          Changes
        </Link>
        .
      </p>
      <CustomerSearch ref={field} query={query} onSearch={q => setSearch(q === '' ? {} : { q })} />
      {query !== '' && answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          Customers could not be searched. {answer.error.message}
        </ErrorState>
      )}
      {query !== '' && answer.state === 'loading' && !value && (
        <Loading label="Searching customers">
          <Skeleton className="h-32" />
        </Loading>
      )}
      {query !== '' && answer.state !== 'failed' && value?.length === 0 && (
        <EmptyState
          title={`Nobody matches ‘${query}’`}
          text="Try another part of the name, the email or the phone number. Accounts that were deleted are not found."
        />
      )}
      {answer.state !== 'failed' && value && value.length > 0 && (
        <>
          <CustomersTable customers={value} busy={loading} onErase={setErasing} />
          {value.length === searchResultsPerKind && (
            <p className="mt-3 text-ink-2">
              These are the first {searchResultsPerKind}. With the whole email or phone number you find the
              one you look for.
            </p>
          )}
        </>
      )}
      {erasing && (
        <EraseCustomer
          customer={erasing}
          onErased={() => forget(erasing.name)}
          onCancel={() => setErasing(null)}
        />
      )}
    </>
  )
}

async function find(query: string, signal: AbortSignal): Promise<Customer[]> {
  if (query === '') return []
  return (await browserApi.staff.find({ query: { q: query } }, { signal })).customers
}
