import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { PageList } from '../../../contract/pages.ts'
import { browserApi } from '../../api/browser.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { useUndoToast } from '../dialogs/use-undo-toast.ts'
import { paths } from '../paths.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RemoveRecord } from '../records/remove-record.tsx'
import { DraftLinks } from './draft-links.tsx'
import { PageRow } from './page-row.tsx'

type Listed = PageList['pages'][number]

export default function OwnPagesPage() {
  const toasts = useToasts()
  const showUndoToast = useUndoToast()
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState<Listed | null>(null)
  const { answer, value, reload } = useRead(['pages'], signal => browserApi.pages.list({}, { signal }))
  const showAgain = () => {
    reload()
    // The foot of the shop links to the pages.
    void revalidate()
  }
  const undo = (id: string) => browserApi.pages.undo({ params: { id } }).then(showAgain)
  const remove = async ({ _id, title }: Listed) => {
    const { changeId } = await browserApi.pages.remove({ params: { id: _id } })
    setRemoving(null)
    const text = `${title} is deleted.`
    if (changeId) showUndoToast({ text, undone: `${title} is back.`, undo: () => undo(changeId) })
    else toasts.show({ text })
    showAgain()
  }
  return (
    <>
      <RecordPage
        noun="page"
        records={value?.pages ?? null}
        answer={answer}
        intro="What you want to tell at length: who you are, how you deliver, what you take back. The foot of every page of the shop links to those that are published."
        add={
          <Link to={paths.ownPage('new')} className={buttonClass({ size: 'small' })}>
            Add page
          </Link>
        }
        empty={{
          title: 'No pages yet',
          text: 'Add one, and the foot of the shop links to it once it is published.',
        }}
      >
        {pages => (
          <>
            {pages.length > 0 && (
              <ul className="rounded-card border border-line bg-white">
                {pages.map(page => (
                  <PageRow key={page._id} page={page} onRemove={() => setRemoving(page)} />
                ))}
              </ul>
            )}
            <DraftLinks pages={pages} />
          </>
        )}
      </RecordPage>
      {removing && (
        <RemoveRecord
          title={`Delete ${removing.title}?`}
          remove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          {removing.published && 'Links to it end at once. '}“Undo” and the list of changes bring it back.
        </RemoveRecord>
      )}
    </>
  )
}
