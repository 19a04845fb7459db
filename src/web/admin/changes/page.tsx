import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useKept } from '../shell/use-kept.ts'
import { ChangeFilters } from './change-filters.tsx'
import { ChangesTable } from './changes-table.tsx'
import { type ChangesQuery, useChangesQuery } from './use-changes-query.ts'

export const meta = privatePageMeta('Changes')

const PAGE_SIZE = 25

export default function ChangesPage() {
  const { query, narrow, turn } = useChangesQuery()
  const key = `${query.thing} ${query.by} ${query.about}`
  const { answer, value, loading } = useKept(key, `${query.page}`, signal =>
    browserApi.staff.changes({ query: toCall(query) }, { signal }),
  )
  const narrowed = Boolean(query.thing || query.by || query.about)
  const about = query.about ? value?.changes[0]?.subject : undefined
  return (
    <>
      <PageHead
        title="Changes"
        count={value ? `${value.total} ${value.total === 1 ? 'change' : 'changes'}` : undefined}
      />
      <ChangeFilters query={query} about={about} onNarrow={narrow} />
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The changes could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading changes">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state !== 'failed' && value && value.changes.length === 0 && (
        <EmptyState
          title={narrowed ? 'No such changes' : 'Nothing has been changed yet'}
          text={
            narrowed
              ? undefined
              : 'What the staff change in products, orders, deals and staff is listed here.'
          }
        >
          {narrowed && (
            <Button variant="outline" onClick={() => narrow({ thing: '', by: '', about: '' })}>
              Show all changes
            </Button>
          )}
        </EmptyState>
      )}
      {answer.state !== 'failed' && value && value.changes.length > 0 && (
        <>
          <ChangesTable changes={value.changes} busy={loading} />
          <Pager
            label="Pages of changes"
            page={query.page}
            pages={Math.max(1, Math.ceil(value.total / PAGE_SIZE))}
            onPage={turn}
            className="mt-6"
          />
        </>
      )}
    </>
  )
}

const toCall = ({ thing, by, about, page }: ChangesQuery) => ({
  thing,
  page,
  limit: PAGE_SIZE,
  ...(by && { by }),
  ...(about && { subjectId: about }),
})
