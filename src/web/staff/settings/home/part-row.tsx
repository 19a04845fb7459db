import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { kindOfPart, type PartKind } from '../../../../contract/settings/home/home.ts'
import type { RowsField } from '../../../../contract/settings/home/part-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { FieldError } from '../../../ui/field.tsx'
import { type HomeForm, type PartPath, type PartValues, rowsAt } from './home-values.ts'
import { PartFields } from './part-fields.tsx'
import { RowButtons } from './row-buttons.tsx'

type Props = {
  form: HomeForm
  at: PartPath
  kind: PartKind
  isFirst: boolean
  isLast: boolean
  /** Just added: its fields are open, and have the focus. */
  isNew: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A part of the page. Its fields are open when somebody asks, and while something in them is wrong. */
export function PartRow({ form, at, kind, isNew, ...row }: Props) {
  const [isOpen, setOpen] = useState(isNew)
  const item = useRef<HTMLLIElement>(null)
  const part = useWatch({ control: form.control, name: at })
  const { invalid } = form.getFieldState(at, form.formState)
  const isShown = isOpen || invalid
  const error = form.getFieldState(`${at}.kind`, form.formState).error?.message
  const name = kindOfPart(kind).name
  useEffect(() => {
    if (isNew) item.current?.querySelector<HTMLElement>('[data-fields] :is(input, select, textarea)')?.focus()
  }, [isNew])
  return (
    <li ref={item} className="p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 grow basis-48">
          <h3 className="font-semibold">{name}</h3>
          <p className="truncate text-body-s text-ink-2">{partSummary(part)}</p>
        </div>
        <Checkbox
          label={
            <>
              Shown<span className="sr-only">: {name}</span>
            </>
          }
          {...form.register(`${at}.isOn`)}
        />
        <span className="flex flex-wrap items-center">
          <RowButtons at={at} name={name} {...row} />
          <Button variant="outline" size="small" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
        </span>
      </div>
      {error && <FieldError id={`${at}.kind-error`}>{error}</FieldError>}
      {isShown && (
        <div data-fields className="mt-4 space-y-5 border-line border-t pt-4 pb-2">
          <PartFields key={at} form={form} at={at} kind={kind} />
        </div>
      )}
    </li>
  )
}

/** What a part holds, in a line. */
function partSummary(part: PartValues): string {
  const { startsAt, endsAt } = part
  const dates = [startsAt && `from ${shortTime(startsAt)}`, endsAt && `until ${shortTime(endsAt)}`]
  return [contents(part), ...dates].filter(Boolean).join(' · ')
}

function contents(part: PartValues): string {
  const lists = Object.entries(kindOfPart(part.kind).fields).flatMap(([name, field]) => {
    if (field.input !== 'rows') return []
    const rows = rowsAt(part, name)
    return (rows.length === 0 && field.none) || countOf(rows, field)
  })
  if ('title' in part) return [part.title, part.count, ...lists].filter(each => each !== undefined).join(', ')
  return [...lists, rowsAt(part, 'slides')[0]?.heading].filter(Boolean).join(': ')
}

const countOf = (rows: readonly unknown[], { counted, noun }: RowsField) =>
  counted ? countLabel(rows.length, ...counted) : countLabel(rows.length, noun.toLowerCase())

/** "24 Nov, 18:00" of a `datetime-local` value. */
function shortTime(local: unknown): string {
  const date = new Date(`${local}Z`)
  return Number.isNaN(date.getTime()) ? '' : shortTimes.format(date)
}

const shortTimes = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
