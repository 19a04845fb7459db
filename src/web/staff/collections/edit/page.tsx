import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { browserApi } from '../../../api/browser.ts'
import { privatePageMeta } from '../../../parts/private-page-meta.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useRead } from '../../cache/use-read.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { paths } from '../../paths.ts'
import { CollectionForm } from './collection-form.tsx'

export const meta = privatePageMeta('Collection')

/** With `new` in the address, the form adds a collection. */
export default function CollectionPage() {
  const { id = 'new' } = useParams()
  return <LoadedForm key={id} id={id} />
}

function LoadedForm({ id }: { id: string }) {
  const [reloads, setReloads] = useState(0)
  const { answer } = useRead(['collections', reloads], signal => browserApi.collections.list({}, { signal }))
  const all = answer.state === 'ready' ? answer.value.collections : []
  const collection = all.find(({ _id }) => _id === id) ?? null
  if (answer.state === 'ready' && !collection && id !== 'new')
    return (
      <EmptyState heading="h1" title="There is no such collection" text="It may have been deleted.">
        <Link to={paths.collections()} className={buttonClass()}>
          Go to collections
        </Link>
      </EmptyState>
    )
  return (
    <>
      <PageHead title={id === 'new' ? 'Add collection' : `Edit ${collection?.name ?? 'collection'}`} />
      {answer.state === 'loading' && (
        <Loading label="Loading the collection">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The collection could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state === 'ready' && (
        <CollectionForm
          key={reloads}
          collection={collection}
          onReload={() => setReloads(before => before + 1)}
        />
      )}
    </>
  )
}
