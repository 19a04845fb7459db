import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import { ChevronDown } from './icons.tsx'

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>

/** The platform's own list, which every phone and screen reader supports. `children` are `<option>`s. */
export function Select({ label, help, error, optional, hideLabel, className, id, ...select }: Props) {
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
          <select {...select} {...control} className={cx(controlClass, 'appearance-none pr-10')} />
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
        </div>
      )}
    </Field>
  )
}
