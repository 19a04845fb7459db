import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RemoveRecord } from '../records/remove-record.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTree } from './category-tree.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type OpenDialog =
  | { dialog: 'add'; parent: string | null }
  | { dialog: 'edit' | 'merge' | 'remove'; category: StaffCategory }
  | null

export default function CategoriesPage() {
  const toasts = useToasts()
  const [open, setOpen] = useState<OpenDialog>(null)
  const { answer, value, replace, reload } = useRead(['categories'], signal =>
    browserApi.categories.list({}, { signal }),
  )
  const { revalidate } = useRevalidator()
  const show = (list: CategoryList) => {
    replace(list)
    // The menus of this page, and the forms one goes to from here, show them too.
    void revalidate()
  }
  const close = () => setOpen(null)
  const done = (list: CategoryList, text: string) => {
    show(list)
    close()
    toasts.show({ text })
  }
  const remove = async ({ code, name }: StaffCategory) =>
    done(await browserApi.categories.remove({ params: { id: code } }), `${name} is deleted.`)
  const categories = value?.categories ?? []
  const dialogProps = { categories, onClose: close, onDone: done, onChangedMeanwhile: reload }
  const count = categories.filter(({ parent }) => parent !== null).length
  return (
    <>
      <RecordPage
        noun="category"
        records={value?.categories ?? null}
        count={countLabel(count, 'category', 'categories')}
        answer={answer}
        intro="Groups are the first level of the menus, categories the second. Products are in categories."
        add={
          <Button size="small" onClick={() => setOpen({ dialog: 'add', parent: null })}>
            Add group
          </Button>
        }
      >
        {() => (
          <CategoryTree
            categories={categories}
            onOrdered={show}
            onReload={reload}
            onAdd={parent => setOpen({ dialog: 'add', parent })}
            onOpen={(dialog, category) => setOpen({ dialog, category })}
          />
        )}
      </RecordPage>
      {open?.dialog === 'add' && <CategoryDialog category={null} parent={open.parent} {...dialogProps} />}
      {open?.dialog === 'edit' && (
        <CategoryDialog category={open.category} parent={open.category.parent} {...dialogProps} />
      )}
      {open?.dialog === 'merge' && <MergeDialog category={open.category} {...dialogProps} />}
      {open?.dialog === 'remove' && (
        <RemoveRecord
          title={`Delete ${open.category.name}?`}
          remove={() => remove(open.category)}
          onClose={close}
        >
          Only what is empty can be deleted.
          {open.category.oldCodes.length > 0 && ' Links to its former addresses lead nowhere from then on.'}
        </RemoveRecord>
      )}
    </>
  )
}
