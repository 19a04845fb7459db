import { useRevalidator } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import { errorPageText } from '../error-page/error-page-text.ts'

/** Shown in place of a list that failed to load; retrying keeps the page. */
export function ListFailed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState onRetry={revalidate} retrying={state === 'loading'}>
      The products could not be loaded. {errorPageText(error).title}.
    </ErrorState>
  )
}
