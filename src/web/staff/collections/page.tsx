import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CollectionList, StaffCollection } from '../../../contract/catalogue/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { MoveButtons } from '../controls/move-buttons.tsx'
import { useReorder } from '../controls/use-reorder.ts'
import { paths } from '../paths.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RemoveRecord } from '../records/remove-record.tsx'
import { CollectionRow } from './collection-row.tsx'

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
  const remove = async ({ _id, name }: StaffCollection) => {
    show(await browserApi.collections.remove({ params: { id: _id } }))
    setRemoving(null)
    toasts.show({ text: `${name} is deleted.` })
  }
  const { container, announced, move } = useReorder<HTMLOListElement>(value)
  const order = async (ids: string[]) => show(await browserApi.collections.order({ body: { ids } }))
  return (
    <>
      <RecordPage
        noun="collection"
        records={value?.collections ?? null}
        answer={answer}
        intro="Products across categories, with a page of their own: those you choose, or those that a rule finds."
        add={
          <Link to={paths.editCollection('new')} className={buttonClass({ size: 'small' })}>
            Add collection
          </Link>
        }
        empty={{
          title: 'No collections yet',
          text: 'An Eid edit, everything below a price, or what came in this week.',
        }}
      >
        {collections => (
          <>
            <LiveRegion>{announced}</LiveRegion>
            {collections.length > 0 && (
              <ol ref={container} className="rounded-card border border-line bg-white">
                {collections.map((collection, nth) => {
                  const { _id: id, name } = collection
                  const ids = collections.map(({ _id }) => _id)
                  return (
                    <CollectionRow
                      key={id}
                      collection={collection}
                      onRemove={() => setRemoving(collection)}
                      moves={
                        <MoveButtons
                          id={id}
                          name={name}
                          nth={nth}
                          count={ids.length}
                          onMove={by => move({ id, name, ids, by }, { save: order, onRefused: reload })}
                        />
                      }
                    />
                  )
                })}
              </ol>
            )}
          </>
        )}
      </RecordPage>
      {removing && (
        <RemoveRecord
          title={`Delete ${removing.name}?`}
          remove={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          Its products stay in the shop. Links to it lead nowhere from then on; hide it to keep its page.
        </RemoveRecord>
      )}
    </>
  )
}
