import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field.tsx'

export type RadioOption<T extends string> = {
  value: T
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
}

type Props<T extends string> = {
  legend: string
  hideLegend?: boolean
  options: RadioOption<T>[]
  value: T | null
  onChange: (value: T) => void
  name?: string
  error?: string | undefined
  className?: string
}

export function RadioGroup<T extends string>(props: Props<T>) {
  const { legend, hideLegend, options, value, onChange, error, className } = props
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={cx('mb-1 font-semibold text-label', hideLegend && 'sr-only')}>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className="flex min-h-11 items-start gap-3 py-2.5">
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="radio mt-0.5"
          />
          <span className={cx(option.disabled && 'text-ink-3')}>
            {option.label}
            {option.help && <span className="block text-body-s text-ink-2">{option.help}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
