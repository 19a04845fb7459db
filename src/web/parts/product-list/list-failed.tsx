import { useLocation, useRevalidator } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import { errorPageText } from '../error-page/error-page-text.ts'
import { BrowsedList } from './browsed-list.tsx'
import { useKeptList } from './kept-list.ts'
import { readShown } from './shown-count.ts'

/** Shown when a list failed to load, beside what was on the page before: below it where more was asked for. */
export function ListFailed({ error }: { error: unknown }) {
  const kept = useKeptList()
  const shown = readShown(new URLSearchParams(useLocation().search))
  const more = kept !== null && kept.list.products.length < shown
  return (
    <>
      {!more && <Failure error={error} />}
      {kept && <BrowsedList {...kept} />}
      {more && <Failure error={error} />}
    </>
  )
}

/** Retrying keeps the page. */
function Failure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState onRetry={revalidate} retrying={state === 'loading'}>
      The products could not be loaded. {errorPageText(error).title}.
    </ErrorState>
  )
}
