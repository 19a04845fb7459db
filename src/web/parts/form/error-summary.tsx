import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { cx } from '../../ui/cx.ts'
import { CircleAlert } from '../../ui/icons.tsx'

type WrongField = { id: string; message: string; focus: () => void }

type Props<T extends FieldValues, O> = {
  form: UseFormReturn<T, unknown, O>
  /** Field names in the order of the page. */
  names: readonly Path<T>[]
  /** Wrong fields below those, which are not the form's own. */
  others?: readonly WrongField[]
  className?: string
}

/** Shown after a try with two or more wrong fields: each message links to its field. */
export function ErrorSummary<T extends FieldValues, O>({ form, names, others = [], className }: Props<T, O>) {
  const own: WrongField[] = names.flatMap(name => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message ? [{ id: name, message, focus: () => document.getElementById(name)?.focus() }] : []
  })
  const wrong = [...own, ...others]
  if (form.formState.submitCount === 0 || wrong.length < 2) return null
  return (
    <div
      className={cx('flex gap-3 rounded-control bg-error-soft px-4 py-3 text-body-s text-error', className)}
    >
      <CircleAlert className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">Please check {wrong.length} fields:</p>
        <ul className="mt-1">
          {wrong.map(({ id, message, focus }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => {
                  event.preventDefault()
                  focus()
                }}
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
