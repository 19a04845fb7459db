import { useSearchParams } from 'react-router'
import { type ChangedThing, changedThings } from '../../../contract/staff.ts'
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

export type ChangesQuery = { thing: ChangedThing | ''; by: string; about: string; page: number }

const anId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/
const idOf = (text: string | null) => (text && anId.test(text) ? text : '')

/** The filters as they stand in the address; narrowing begins at the first page again. */
function useChangesQuery() {
  const [search, setSearch] = useSearchParams()
  const query: ChangesQuery = {
    thing: changedThings.find(thing => thing === search.get('thing')) ?? '',
    by: idOf(search.get('by')),
    about: idOf(search.get('about')),
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  }
  const go = ({ page, ...filters }: ChangesQuery) => {
    const entries = Object.entries({ ...filters, page: page > 1 ? String(page) : '' })
    setSearch(entries.filter(([, value]) => value !== ''))
  }
  return {
    query,
    narrow: (part: Partial<ChangesQuery>) => go({ ...query, page: 1, ...part }),
    turn: (page: number) => go({ ...query, page }),
  }
}

const toCall = ({ thing, by, about, page }: ChangesQuery) => ({
  thing,
  page,
  limit: PAGE_SIZE,
  ...(by && { by }),
  ...(about && { subjectId: about }),
})
