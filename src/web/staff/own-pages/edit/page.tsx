import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { type DraftName, draftNames } from '../../../../contract/page-text.ts'
import type { OwnedPage } from '../../../../contract/pages.ts'
import { browserApi } from '../../../api/browser.ts'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { PageForm } from './page-form.tsx'
import { newPage, type PageValues, toValues } from './page-values.ts'

export const meta = privatePageMeta('Page')

/** With `new` in the address, the form adds a page. */
export default function OwnPageEditor() {
  const { id = 'new' } = useParams()
  const [search] = useSearchParams()
  const draft = draftNames.find(name => name === search.get('draft'))
  if (id !== 'new') return <LoadedForm key={id} id={id} />
  return (
    <>
      <PageHead title="Add page" />
      {draft ? <DraftForm key={draft} name={draft} /> : <NewForm first={newPage} />}
    </>
  )
}

const NewForm = ({ first }: { first: PageValues }) => (
  <PageForm page={null} first={first} onReload={() => {}} />
)

function DraftForm({ name }: { name: DraftName }) {
  const { answer } = useRead(['page draft', name], signal =>
    browserApi.pages.draft({ params: { id: name } }, { signal }),
  )
  if (answer.state === 'ready') return <NewForm first={{ ...newPage, ...answer.value }} />
  if (answer.state === 'failed')
    return (
      <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
        The draft could not be loaded. {answer.error.message}
      </ErrorState>
    )
  return (
    <Loading label="Loading the draft">
      <Skeleton className="h-96" />
    </Loading>
  )
}

function LoadedForm({ id }: { id: string }) {
  const [reloads, setReloads] = useState(0)
  const { answer } = useRead<OwnedPage>(['page', id, reloads], signal =>
    browserApi.pages.get({ params: { id } }, { signal }),
  )
  if (answer.state === 'failed' && answer.error.code === 'not_found')
    return (
      <EmptyState heading="h1" title="There is no such page" text="It may have been deleted.">
        <Link to={paths.ownPages()} className={buttonClass()}>
          Go to pages
        </Link>
      </EmptyState>
    )
  return (
    <>
      <PageHead title={answer.state === 'ready' ? `Edit ${answer.value.title}` : 'Edit page'} />
      {answer.state === 'loading' && (
        <Loading label="Loading the page">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The page could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && (
        <PageForm
          key={reloads}
          page={answer.value}
          first={toValues(answer.value)}
          onReload={() => setReloads(before => before + 1)}
        />
      )}
    </>
  )
}
