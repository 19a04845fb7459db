import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Minus, Plus } from '../ui/icons.tsx'
import { clampQuantity, quantityAfterKey } from './clamp-quantity.ts'

type Props = {
  /** 'Quantity' or, in a list, 'Quantity of Nilofer Kurta'. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** Shown when the maximum is reached: "Only 4 left". */
  maxReason?: string
  disabled?: boolean
  /** As high as a button of the same size. */
  size?: 'medium' | 'large'
  className?: string
}

/** A spin button: minus, a number that can be typed, plus. A typed number is clamped on blur. */
export function QuantityStepper(props: Props) {
  const {
    label,
    value,
    onChange,
    min = 1,
    max,
    maxReason = `Only ${max} left`,
    disabled,
    size,
    className,
  } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  const commit = (next: number) => {
    setTyped(null)
    if (next !== value) onChange(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const current = clampQuantity(typed ?? value, min, max, value)
    const next = event.key === 'Enter' ? current : quantityAfterKey(event.key, current, min, max)
    if (next === null) return
    if (event.key !== 'Enter' || typed !== null) event.preventDefault()
    commit(next)
  }

  const step = (by: number) => commit(clampQuantity(value + by, min, max))
  const atMax = value >= max
  return (
    <div className={cx('max-w-full', className)}>
      <div
        className={cx(
          'inline-flex max-w-full items-center rounded-control border border-control bg-white',
          size === 'large' && 'min-h-13',
        )}
      >
        <IconButton
          label={`Decrease: ${label}`}
          aria-disabled={disabled || value <= min}
          onClick={() => !disabled && step(-1)}
        >
          <Minus />
        </IconButton>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={id}
          disabled={disabled}
          value={typed ?? value}
          onChange={event => setTyped(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={() => typed !== null && commit(clampQuantity(typed, min, max, value))}
          onKeyDown={onKeyDown}
          className="min-h-11 w-11 min-w-0 bg-transparent text-center tabular-nums disabled:text-ink-3"
        />
        <IconButton
          label={`Increase: ${label}`}
          aria-disabled={disabled || atMax}
          onClick={() => !disabled && step(1)}
        >
          <Plus />
        </IconButton>
      </div>
      <p id={id} role="status" className={cx('text-caption text-warning', atMax && 'mt-1.5')}>
        {atMax && !disabled ? maxReason : ''}
      </p>
    </div>
  )
}
