import { browserApi } from '../../api/browser.ts'
import { countPages } from '../../parts/paging/read-page.ts'
import { useLastPage } from '../../parts/paging/use-last-page.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ChangeFilters } from './change-filters.tsx'
import { ChangesTable } from './changes-table.tsx'
import { type ChangesQuery, useChangesQuery } from './use-changes-query.ts'
import { useUndoDialog } from './use-undo-dialog.ts'

const changesPerPage = 25

export default function ChangesPage() {
  const { query, setFilters, goToPage } = useChangesQuery()
  const key = `${query.thing} ${query.by} ${query.about}`
  const { answer, value, loading, reload } = useRead(
    ['changes', key],
    signal => browserApi.staff.changes({ query: toApiQuery(query) }, { signal }),
    { variant: `${query.page}` },
  )
  const undoDialog = useUndoDialog(value?.changes, reload)
  const pages = countPages(value?.total ?? 0, changesPerPage)
  useLastPage({
    page: query.page,
    pages,
    isAnswered: answer.state === 'ready',
    replacePage: page => goToPage(page, 'replace'),
  })
  // Past the last page there is nothing to show: the last page is still loading.
  const shown = value && (value.changes.length > 0 || value.total === 0) ? value : null
  const isFiltered = Boolean(query.thing || query.by || query.about)
  const about = query.about ? value?.changes[0]?.subject : undefined
  return (
    <>
      <PageHead count={value ? countLabel(value.total, 'change') : undefined} />
      <ChangeFilters query={query} about={about} onFilter={setFilters} />
      <ReadState answer={answer} value={shown} what="The changes" skeleton="h-96">
        {shown =>
          shown.changes.length === 0 ? (
            <EmptyState
              title={isFiltered ? 'No matching changes' : 'Nothing has been changed yet'}
              text={isFiltered ? undefined : 'Changes to products, orders, deals and staff are listed here.'}
            >
              {isFiltered && (
                <Button variant="outline" onClick={() => setFilters({ thing: '', by: '', about: '' })}>
                  Show all changes
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <ChangesTable changes={shown.changes} busy={loading} onUndo={undoDialog.ask} />
              <Pager
                label="Pages of changes"
                page={query.page}
                pages={pages}
                onPage={page => goToPage(page)}
                className="mt-6"
              />
            </>
          )
        }
      </ReadState>
      <AlertDialog
        {...undoDialog.dialog}
        title={undoDialog.title}
        confirmLabel="Undo"
        harmless
        pendingLabel="Undoing…"
      >
        Everything changed along with it is undone too. Anything changed again or sold since stays as it is.
      </AlertDialog>
    </>
  )
}

const toApiQuery = ({ thing, by, about, page }: ChangesQuery) => ({
  thing,
  page,
  limit: changesPerPage,
  ...(by && { by }),
  ...(about && { subjectId: about }),
})
