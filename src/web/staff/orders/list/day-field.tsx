import { useRef, useState } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import { isPlausibleDate } from './is-plausible-date.ts'

type Props = {
  label: string
  value: string
  min?: string
  max?: string
  /** `changedBefore`: not the first change since the field got the focus. */
  onChange: (day: string, changedBefore: boolean) => void
}

/** While 2026 is typed, browsers report the years 0002, 0020 and 0202: these are not passed on. */
export function DayField({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setTyped(value)
  }
  const changedBefore = useRef(false)
  const report = (day: string) => {
    if (day === value) return
    onChange(day, changedBefore.current)
    changedBefore.current = true
  }
  return (
    <TextInput
      label={label}
      type="date"
      value={typed}
      min={min}
      // Without a limit browsers let a year have six digits.
      max={max || '9999-12-31'}
      onFocus={() => {
        changedBefore.current = false
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isPlausibleDate(target.value)) report(target.value)
      }}
      onBlur={() => report(typed)}
      className="w-40"
    />
  )
}
