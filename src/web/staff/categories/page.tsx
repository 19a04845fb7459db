import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { PageHead } from '../frame/page-head.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTree } from './category-tree.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export const meta = privatePageMeta('Categories')

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
  const categories = value?.categories ?? []
  const dialogProps = { categories, onClose: close, onDone: done, onChangedMeanwhile: reload }
  const count = categories.filter(({ parent }) => parent !== null).length
  return (
    <>
      <PageHead title="Categories" count={value ? countLabel(count, 'category', 'categories') : undefined}>
        <Button size="small" onClick={() => setOpen({ dialog: 'add', parent: null })}>
          Add group
        </Button>
      </PageHead>
      <p className="mb-5 max-w-text text-ink-2">
        Groups are the first level of the menus, categories the second. Products are in categories.
      </p>
      {answer.state === 'failed' && (
        <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
          The categories could not be loaded. {answer.error.message}
        </ErrorState>
      )}
      {answer.state !== 'failed' && !value && (
        <Loading label="Loading categories">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {value && (
        <CategoryTree
          categories={categories}
          onOrdered={show}
          onReload={reload}
          onAdd={parent => setOpen({ dialog: 'add', parent })}
          onOpen={(dialog, category) => setOpen({ dialog, category })}
        />
      )}
      {open?.dialog === 'add' && <CategoryDialog category={null} parent={open.parent} {...dialogProps} />}
      {open?.dialog === 'edit' && (
        <CategoryDialog category={open.category} parent={open.category.parent} {...dialogProps} />
      )}
      {open?.dialog === 'merge' && <MergeDialog category={open.category} {...dialogProps} />}
      {open?.dialog === 'remove' && <RemoveDialog category={open.category} onClose={close} onDone={done} />}
    </>
  )
}
