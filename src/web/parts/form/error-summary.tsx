import type { MouseEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { cx } from '../../ui/cx.ts'
import { CircleAlert } from '../../ui/icons.tsx'

type Props<T extends FieldValues, O> = {
  form: UseFormReturn<T, unknown, O>
  /** Field names in the order of the page. */
  names: readonly Path<T>[]
  className?: string
}

/** Shown after a try with two or more wrong fields: each message links to its field. */
export function ErrorSummary<T extends FieldValues, O>({ form, names, className }: Props<T, O>) {
  const wrong = names.flatMap(name => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message ? [{ name, message }] : []
  })
  if (form.formState.submitCount === 0 || wrong.length < 2) return null
  return (
    <div
      className={cx('flex gap-3 rounded-control bg-error-soft px-4 py-3 text-body-s text-error', className)}
    >
      <CircleAlert className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">Please check {wrong.length} fields:</p>
        <ul className="mt-1">
          {wrong.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={event => focusField(event, name)}
                className="inline-block py-1 underline underline-offset-4 hover:no-underline pointer-coarse:py-2.5"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
