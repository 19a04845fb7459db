import { type FormEvent, useId, useState } from 'react'
import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

type Props = {
  category: StaffCategory
  categories: readonly StaffCategory[]
  onClose: () => void
  onDone: (list: CategoryList, text: string) => void
  onChangedMeanwhile: () => void
}

export function MergeDialog({ category, categories, onClose, onDone, onChangedMeanwhile }: Props) {
  const id = useId()
  const [into, setInto] = useState('')
  const [pending, setPending] = useState(false)
  const [wrong, setWrong] = useState<{ field?: string | undefined; root?: string }>({})
  const { code, name, version } = category
  const merge = async (event: FormEvent) => {
    event.preventDefault()
    if (into === '') return setWrong({ field: 'Choose where it goes.' })
    setPending(true)
    try {
      const list = await browserApi.categories.merge({ params: { id: code }, body: { into, version } })
      onDone(list, `${name} is merged into ${nameOf(categories, into)}.`)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.code === 'category_changed') onChangedMeanwhile()
      setWrong(error.fields.into ? { field: error.fields.into } : { root: error.message })
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge ${name} into another`}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={id} variant="destructive" pending={pending} pendingLabel="Merging…">
            Merge
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={merge} className="space-y-4">
        {wrong.root && <Banner tone="error">{wrong.root}</Banner>}
        <p className="text-ink-2">{consequence(category, categories)}</p>
        <Select
          label="Merge into"
          value={into}
          error={wrong.field}
          data-autofocus
          onChange={event => {
            setInto(event.target.value)
            setWrong({})
          }}
        >
          <option value="">Choose…</option>
          <Targets category={category} categories={categories} />
        </Select>
      </form>
    </Dialog>
  )
}

function consequence(
  { code, name, parent, products, deleted }: StaffCategory,
  all: readonly StaffCategory[],
) {
  if (parent === null) {
    const own = all.filter(each => each.parent === code).length
    return `${countLabel(own, 'category moves', 'categories move')} there, and ${name} is gone. This cannot be undone.`
  }
  const besides = deleted > 0 ? `, with ${countLabel(deleted, 'deleted one', 'deleted ones')},` : ''
  return `${countLabel(products, 'product')}${besides} ${products === 1 ? 'moves' : 'move'} there, and links to ${name} lead there from then on. This cannot be undone.`
}

/** All others of the same level. */
function Targets({ category, categories }: Pick<Props, 'category' | 'categories'>) {
  const groups = categories.filter(({ parent }) => parent === null)
  const others = (among: readonly StaffCategory[]) =>
    among
      .filter(({ code }) => code !== category.code)
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))
  if (category.parent === null) return others(groups)
  return groups.map(group => (
    <optgroup key={group.code} label={group.name}>
      {others(categories.filter(({ parent }) => parent === group.code))}
    </optgroup>
  ))
}

const nameOf = (categories: readonly StaffCategory[], wanted: string) =>
  categories.find(({ code }) => code === wanted)?.name ?? wanted
