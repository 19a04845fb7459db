import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CollectionList, StaffCollection } from '../../../contract/catalogue/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { CollectionRow } from './collection-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useOrder } from './use-order.ts'

export const meta = privatePageMeta('Collections')

export default function CollectionsPage() {
  const toasts = useToasts()
  const [removing, setRemoving] = useState<StaffCollection | null>(null)
  const { answer, value, replace, reload } = useRead(['collections'], signal =>
    browserApi.collections.list({}, { signal }),
  )
  const { revalidate } = useRevalidator()
  const show = (list: CollectionList) => {
    replace(list)
    // The menus of this page show them too.
    void revalidate()
  }
  const collections = value?.collections ?? []
  const { container, announced, move } = useOrder(collections, { onOrdered: show, onReload: reload })
  return (
    <>
      <PageHead title="Collections" count={value ? countLabel(collections.length, 'collection') : undefined}>
        <Link to={paths.editCollection('new')} className={buttonClass({ size: 'small' })}>
          Add collection
        </Link>
      </PageHead>
      <p className="mb-5 max-w-text text-ink-2">
        Products across categories, with a page of their own: those you choose, or those that a rule finds.
      </p>
      <LiveRegion>{announced}</LiveRegion>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The collections could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading collections">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {value && collections.length === 0 && (
        <EmptyState
          title="No collections yet"
          text="An Eid edit, everything below a price, or what came in this week."
        />
      )}
      {collections.length > 0 && (
        <ol ref={container} className="rounded-card border border-line bg-white">
          {collections.map((collection, nth) => (
            <CollectionRow
              key={collection._id}
              collection={collection}
              nth={nth}
              count={collections.length}
              onMove={by => move(collection, by)}
              onRemove={() => setRemoving(collection)}
            />
          ))}
        </ol>
      )}
      {removing && (
        <RemoveDialog
          collection={removing}
          onClose={() => setRemoving(null)}
          onDone={list => {
            show(list)
            setRemoving(null)
            toasts.show({ text: `${removing.name} is deleted.` })
          }}
        />
      )}
    </>
  )
}
