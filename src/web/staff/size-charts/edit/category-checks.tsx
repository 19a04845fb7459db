import { useGroups } from '../../../parts/use-public-shop.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'

type Props = {
  legend: string
  help: string
  chosen: readonly string[]
  onChange: (codes: string[]) => void
  /** What to say beside a category, such as that it is another's so far. */
  noteOf: (code: string) => string | undefined
  error?: string | undefined
}

/** Groups and categories to tick. */
export function CategoryChecks({ legend, help, chosen, onChange, noteOf, error }: Props) {
  const groups = useGroups()
  const check = (code: string, name: string, group?: string) => {
    const note = noteOf(code)
    return (
      <Checkbox
        checked={chosen.includes(code)}
        onChange={event =>
          onChange(event.target.checked ? [...chosen, code] : chosen.filter(each => each !== code))
        }
        label={
          <>
            {name}
            {group && <span className="sr-only">, {group}</span>}
            {note && <span className="text-caption text-ink-3"> {note}</span>}
          </>
        }
      />
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-label">{legend}</legend>
      <p className="text-caption text-ink-3">{help}</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {groups.map(({ code, name, categories }) => (
          <li key={code}>
            {check(code, `All of ${name}`)}
            <ul className="ml-8">
              {categories.map(category => (
                <li key={category.code}>{check(category.code, category.name, name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {error && <FieldError id="categories-error">{error}</FieldError>}
    </fieldset>
  )
}
