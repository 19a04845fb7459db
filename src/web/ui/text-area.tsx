import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

export function TextArea({ label, help, error, optional, hideLabel, className, id, ...area }: Props) {
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
      {control => <textarea rows={4} {...area} {...control} className={cx(controlClass, 'resize-y')} />}
    </Field>
  )
}
