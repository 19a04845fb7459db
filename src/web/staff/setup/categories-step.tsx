import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { LeaveQuestion } from '../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { useLeaveGuard } from '../../parts/form/use-leave-guard.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useRead } from '../cache/use-read.ts'
import { ReadState } from '../frame/read-state.tsx'
import { paths } from '../paths.ts'

/** The names of the shop's categories, group by group; only those that are typed anew are saved. */
export function CategoriesStep({ onSaved }: { onSaved: () => Promise<void> }) {
  const { answer, value, replace } = useRead(['categories'], signal =>
    browserApi.categories.list({}, { signal }),
  )
  return value ? (
    <CategoriesForm categories={value.categories} onRenamed={replace} onSaved={onSaved} />
  ) : (
    <ReadState answer={answer} what="The categories" />
  )
}

type FormProps = {
  categories: readonly StaffCategory[]
  onRenamed: (list: CategoryList) => void
  onSaved: () => Promise<void>
}

function CategoriesForm({ categories, onRenamed, onSaved }: FormProps) {
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<{ code: string; error: ApiError } | null>(null)
  const nameOf = ({ code, name }: StaffCategory) => typed[code] ?? name
  const changed = categories.filter(each => nameOf(each).trim() !== each.name)
  const guard = useLeaveGuard(changed.length > 0)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    setPending(true)
    for (const category of changed) {
      try {
        onRenamed(await rename(category, nameOf(category)))
      } catch (error) {
        setRefusal({ code: category.code, error: asApiError(error) })
        return setPending(false)
      }
    }
    // The menus of this page and the next form show them too, and going on would cut the reading short.
    if (changed.length > 0) await revalidate()
    await onSaved()
    setPending(false)
  }
  const groups = categories.filter(({ parent }) => parent === null)
  return (
    <>
      <form noValidate onSubmit={save} className="max-w-text space-y-8">
        {groups.map(group => (
          <fieldset key={group.code}>
            <legend className="mb-2 font-semibold text-body-l">{group.name}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {categories
                .filter(({ parent }) => parent === group.code)
                .map((category, nth) => (
                  <TextInput
                    key={category.code}
                    label={`Category ${nth + 1}`}
                    autoComplete="off"
                    value={nameOf(category)}
                    onChange={({ target }) => {
                      setTyped(before => ({ ...before, [category.code]: target.value }))
                      setRefusal(null)
                    }}
                    error={refusal?.code === category.code ? refusal.error.fields.name : undefined}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        {refusal && !refusal.error.fields.name && <Banner tone="error">{refusal.error.message}</Banner>}
        <p>
          <Link to={paths.categories()} className={textLink}>
            Add, sort or delete groups and categories
          </Link>
        </p>
        <SubmitButton pending={pending} pendingLabel="Saving…">
          Save and go on
        </SubmitButton>
      </form>
      <LeaveQuestion guard={guard} />
    </>
  )
}

const rename = ({ code, parent, intro, picture, hidden, version }: StaffCategory, name: string) =>
  browserApi.categories.edit({
    params: { id: code },
    body: { name, parent, intro, picture, hidden, version },
  })
