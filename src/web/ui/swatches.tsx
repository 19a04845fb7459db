import { useId } from 'react'
import { cx } from './cx.ts'
import { useChoiceBeforeHydration } from './use-choice-before-hydration.ts'

export type Swatch = { value: string; colour?: string; image?: string | null; soldOut?: boolean }

type Props = {
  legend: string
  options: Swatch[]
  value: string | null
  onChange: (value: string) => void
  /** `card`: small dots on a product card. `page`: with "Colour: Pistachio" above. */
  size?: 'card' | 'page'
  /** Further colours are shown as "+2". */
  max?: number
  className?: string
}

export function Swatches({ legend, options, value, onChange, size = 'page', max, className }: Props) {
  const group = useId()
  const shown = max ? options.slice(0, max) : options
  return (
    <fieldset className={className}>
      <legend className={size === 'card' ? 'sr-only' : 'flex min-h-11 items-center gap-1 text-body-s'}>
        {size === 'card' ? (
          `${legend}: ${value}`
        ) : (
          <>
            <span className="text-ink-2">{legend}:</span>
            <span className="font-semibold">{value ?? 'choose one'}</span>
          </>
        )}
      </legend>
      <div className={cx('flex flex-wrap items-center', size === 'page' ? '-mx-1 gap-1' : '-mx-1.5')}>
        {shown.map(option => (
          <Dot
            key={option.value}
            option={option}
            group={group}
            size={size}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
        {shown.length < options.length && (
          <span className="ml-1 text-caption text-ink-2">+{options.length - shown.length}</span>
        )}
      </div>
    </fieldset>
  )
}

type DotProps = {
  option: Swatch
  group: string
  size: 'card' | 'page'
  checked: boolean
  onChoose: () => void
}

function Dot({ option, group, size, checked, onChoose }: DotProps) {
  const { value, colour, image, soldOut } = option
  const input = useChoiceBeforeHydration(checked, onChoose)
  return (
    <label title={value} className={size === 'page' ? 'swatch size-11' : 'swatch swatch-small'}>
      <input
        ref={input}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-label={soldOut ? `${value}, Sold out` : value}
      />
      <span
        aria-hidden="true"
        style={{ backgroundColor: colour, backgroundImage: image ? `url("${image}")` : undefined }}
      >
        {/* Visible on every colour: dark and light rings together. */}
        {soldOut && <span className="h-0.5 w-full -rotate-45 bg-ink outline-1 outline-paper" />}
      </span>
    </label>
  )
}
