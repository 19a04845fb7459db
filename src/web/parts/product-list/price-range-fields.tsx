import { type KeyboardEvent, useState } from 'react'
import { symbolOf } from '../../../contract/currency-symbols.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useCurrency } from '../money.tsx'
import { readAmount } from './list-query.ts'

type Props = {
  min: number | undefined
  max: number | undefined
  /** Absent in the form for browsers without JavaScript, which submits the fields itself. */
  onSet: ((min: number | undefined, max: number | undefined) => void) | undefined
}

/** A price range typed by the shopper. */
export function PriceRangeFields({ min, max, onSet }: Props) {
  const [typed, setTyped] = useState({ min: textOf(min), max: textOf(max) })
  const [known, setKnown] = useState({ min, max })
  const [refused, setRefused] = useState(false)
  const symbol = symbolOf(useCurrency())
  // The range was changed elsewhere: by a chip, a band or the Back button.
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max })
    setTyped({ min: textOf(min), max: textOf(max) })
  }
  const wrong = { min: isNotAPrice(typed.min), max: isNotAPrice(typed.max) }
  const set = () => {
    setRefused(wrong.min || wrong.max)
    if (!wrong.min && !wrong.max) onSet?.(readAmount(typed.min), readAmount(typed.max))
  }
  const fieldOf = (name: 'min' | 'max') => ({
    prefix: symbol,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'w-28',
    value: typed[name],
    error: refused && wrong[name] ? 'Enter a number, such as 40.' : undefined,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !onSet) return
      event.preventDefault()
      set()
    },
  })
  return (
    <div className="mt-1 mb-2 flex flex-wrap items-start gap-2">
      <TextInput {...fieldOf('min')} label="From" name="minPrice" />
      <TextInput {...fieldOf('max')} label="To" name="maxPrice" />
      {onSet && (
        <Button variant="outline" onClick={set} className="mt-6">
          Apply
        </Button>
      )}
    </div>
  )
}

const textOf = (amount: number | undefined) => amount?.toString() ?? ''

const isNotAPrice = (text: string) => text.trim() !== '' && readAmount(text) === undefined
