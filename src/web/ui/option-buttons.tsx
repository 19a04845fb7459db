import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { useChoiceBeforeHydration } from './use-choice-before-hydration.ts'

export type ButtonOption = { value: string; label?: string; soldOut?: boolean }

type Props = {
  /** 'Size': shown as "Size: M", so the choice is also text. */
  legend: string
  options: ButtonOption[]
  value: string | null
  onChange: (value: string) => void
  name?: string
  /** Stands beside the legend, for example the size guide's link. */
  aside?: ReactNode
  className?: string
}

/** A radio group drawn as buttons. Sold-out values are struck through but can be chosen to look at. */
export function OptionButtons({ legend, options, value, onChange, name, aside, className }: Props) {
  const id = useId()
  const chosen = options.find(option => option.value === value)
  return (
    <div className={cx('relative', className)}>
      <fieldset className="min-w-0">
        <legend className="flex min-h-11 items-center gap-1 text-body-s">
          <span className="text-ink-2">{legend}:</span>
          <span className="font-semibold">{chosen ? nameOf(chosen) : unchosenText(options)}</span>
          {chosen?.soldOut && <span className="text-ink-2">(sold out)</span>}
        </legend>
        <div className="flex flex-wrap gap-2">
          {options.map(option => (
            <OptionButton
              key={option.value}
              option={option}
              group={name ?? id}
              checked={option.value === value}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      </fieldset>
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
    </div>
  )
}

/** Where nothing is left there is nothing to choose. */
const unchosenText = (options: readonly ButtonOption[]) =>
  options.every(({ soldOut }) => soldOut) ? 'sold out' : 'choose one'

type OneProps = { option: ButtonOption; group: string; checked: boolean; onChoose: () => void }

function OptionButton({ option, group, checked, onChoose }: OneProps) {
  const input = useChoiceBeforeHydration(checked, onChoose)
  return (
    <label
      className={cx(
        'focus-ring-within relative inline-flex min-h-11 min-w-11 max-w-full items-center wrap-anywhere justify-center rounded-control border px-3.5 text-body-s transition-colors',
        option.soldOut && 'struck-box text-ink-3',
        checked
          ? 'border-ink'
          : option.soldOut
            ? 'border-line hover:border-ink'
            : 'border-control hover:border-ink',
        checked && (option.soldOut ? 'inset-ring inset-ring-ink' : 'bg-ink text-paper'),
      )}
    >
      <input
        ref={input}
        type="radio"
        name={group}
        value={option.value}
        checked={checked}
        aria-label={option.soldOut ? `${nameOf(option)}, Sold out` : undefined}
        onChange={onChoose}
        className="absolute inset-0 appearance-none opacity-0"
      />
      {nameOf(option)}
    </label>
  )
}

function nameOf(option: ButtonOption): string {
  return option.label ?? option.value
}
