import { useRef, useState } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import { isPlausibleDate } from './is-plausible-date.ts'

type Props = {
  label: string
  value: string
  min?: string
  max?: string
  /** `again`: it has been changed before, since the focus came here. */
  onChange: (day: string, again: boolean) => void
}

/** A browser calls 0002, 0020 and 0202 a year on the way to 2026: what is typed is told once it can be meant. */
export function DayField({ label, value, min, max, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setTold] = useState(value)
  if (lastValue !== value) {
    setTold(value)
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
      // Without an end a year may have six figures.
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
