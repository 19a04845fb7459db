import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { CircleAlert } from './icons.tsx'

export type FieldProps = {
  label: string
  /** Help text below the label, read with the control. */
  help?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLabel?: boolean
  className?: string
}

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** Label, control, help and error, connected for screen readers. `children` renders the control. */
export function Field(props: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const { label, help, error, optional, hideLabel, className, children } = props
  const made = useId()
  const id = props.id ?? made
  const describedBy = cx(help ? `${id}-help` : null, error ? `${id}-error` : null) || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className={cx('mb-1.5 block font-semibold text-label', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-caption text-ink-3">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-caption text-error">
      <CircleAlert size={16} className="mt-px shrink-0" />
      {children}
    </p>
  )
}

/** 16 px in every field: below that, phones zoom in on focus. */
export const controlClass =
  'block min-h-11 w-full rounded-control border border-control bg-white px-3 py-2 text-body text-ink transition-colors ' +
  'hover:border-ink-2 aria-invalid:border-error disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-3 ' +
  'read-only:not-[select]:bg-sunk'
