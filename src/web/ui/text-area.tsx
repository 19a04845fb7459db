import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

export function TextArea({ label, help, error, optional, hideLabel, className, id, ...area }: Props) {
  return (
    <Field {...{ label, help, error, optional, hideLabel, className, id }}>
      {control => <textarea rows={4} {...area} {...control} className={cx(controlClass, 'resize-y')} />}
    </Field>
  )
}
