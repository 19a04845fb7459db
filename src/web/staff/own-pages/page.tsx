import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { PageList } from '../../../contract/pages.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { countLabel } from '../../ui/count-label.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { paths } from '../paths.ts'
import { DraftLinks } from './draft-links.tsx'
import { PageRow } from './page-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export const meta = privatePageMeta('Pages')

type Listed = PageList['pages'][number]

export default function OwnPagesPage() {
  const toasts = useToasts()
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState<Listed | null>(null)
  const { answer, value, reload } = useRead(['pages'], signal => browserApi.pages.list({}, { signal }))
  const showAgain = () => {
    reload()
    // The foot of the shop links to the pages.
    void revalidate()
  }
  const undo = async (id: string, title: string) => {
    try {
      await browserApi.pages.undo({ params: { id } })
      toasts.show({ text: `${title} is back.` })
    } catch (cause) {
      toasts.show({ tone: 'error', text: `Not undone. ${asApiError(cause).message}` })
    }
    showAgain()
  }
  const removed = ({ title }: Listed, changeId: string | null) => {
    setRemoving(null)
    const action = changeId ? { label: 'Undo', onAction: () => void undo(changeId, title) } : undefined
    toasts.show({ text: `${title} is deleted.`, ...(action && { action }) })
    showAgain()
  }
  return (
    <>
      <PageHead title="Pages" count={value ? countLabel(value.pages.length, 'page') : undefined}>
        <Link to={paths.ownPage('new')} className={buttonClass({ size: 'small' })}>
          Add page
        </Link>
      </PageHead>
      <p className="mb-5 max-w-text text-ink-2">
        What you want to tell at length: who you are, how you deliver, what you take back. The foot of every
        page of the shop links to those that are published.
      </p>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The pages could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading pages">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {value?.pages.length === 0 && (
        <EmptyState
          title="No pages yet"
          text="Add one, and the foot of the shop links to it once it is published."
        />
      )}
      {value && value.pages.length > 0 && (
        <ul className="rounded-card border border-line bg-white">
          {value.pages.map(page => (
            <PageRow key={page._id} page={page} onRemove={() => setRemoving(page)} />
          ))}
        </ul>
      )}
      {value && <DraftLinks pages={value.pages} />}
      {removing && (
        <RemoveDialog
          page={removing}
          onClose={() => setRemoving(null)}
          onDone={changeId => removed(removing, changeId)}
        />
      )}
    </>
  )
}
