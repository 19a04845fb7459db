import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field.tsx'
import { Check } from './icons.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, help, error, className, ...input }: Props) {
  const id = useId()
  const describedBy = cx(help ? `${id}-help` : null, error ? `${id}-error` : null) || undefined
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-5 shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-control border border-control bg-white checked:border-ink checked:bg-ink disabled:bg-sunk aria-invalid:border-error"
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={2.5}
            className="pointer-events-none absolute inset-0 m-auto text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="ml-8 text-caption text-ink-3">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
