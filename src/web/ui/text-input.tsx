import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Text before or after the typed text inside the frame, such as `$`. */
    prefix?: string
    suffix?: ReactNode
  }

export function TextInput(props: Props) {
  const { label, help, error, optional, hideLabel, className, prefix, suffix, id, ...input } = props
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
      id={id}
    >
      {control => (
        <div className="relative">
          {prefix && (
            <span aria-hidden="true" className="absolute inset-y-0 left-3 flex items-center text-ink-3">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={cx(controlClass, prefix && insetOf(prefix), suffix !== undefined && 'pr-16')}
          />
          {suffix && <div className="absolute inset-y-0 right-0 flex items-center">{suffix}</div>}
        </div>
      )}
    </Field>
  )
}

/** Room for `$`, `Rs` or `AED`. */
const insetOf = (prefix: string): string => ['pl-7', 'pl-9'][prefix.length - 1] ?? 'pl-12'
