import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { type ApiError, asApiError } from '../../api/error.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
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
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<{ code: string; error: ApiError } | null>(null)
  if (!value) return <ReadState answer={answer} what="The categories" />

  const nameOf = ({ code, name }: StaffCategory) => typed[code] ?? name
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    setPending(true)
    const changed = value.categories.filter(each => nameOf(each).trim() !== each.name)
    for (const category of changed) {
      try {
        replace(await rename(category, nameOf(category)))
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
  const groups = value.categories.filter(({ parent }) => parent === null)
  return (
    <form noValidate onSubmit={save} className="max-w-text space-y-6">
      {groups.map(group => (
        <fieldset key={group.code} className="space-y-3">
          <legend className="mb-2 font-semibold">{group.name}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {value.categories
              .filter(({ parent }) => parent === group.code)
              .map((category, nth) => (
                <TextInput
                  key={category.code}
                  label={`Category ${nth + 1}`}
                  autoComplete="off"
                  value={nameOf(category)}
                  onChange={({ target }) =>
                    setTyped(before => ({ ...before, [category.code]: target.value }))
                  }
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
  )
}

const rename = ({ code, parent, intro, picture, hidden, version }: StaffCategory, name: string) =>
  browserApi.categories.edit({
    params: { id: code },
    body: { name, parent, intro, picture, hidden, version },
  })
