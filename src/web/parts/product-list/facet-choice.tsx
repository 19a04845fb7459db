import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { cx } from '../../ui/cx.ts'

type Props = {
  name: string
  value: string
  words?: string
  count: number
  checked: boolean
  /** Absent in the form for browsers without JavaScript. */
  onToggle?: (() => void) | undefined
  /** Stands before the label, for example a colour's dot. */
  mark?: ReactNode
}

/**
 * One value of a filter with the number of products it would show. A value with none says why it cannot be chosen.
 */
export function FacetChoice({ name, value, words = value, count, checked, onToggle, mark }: Props) {
  const empty = count === 0 && !checked
  const state = onToggle
    ? { checked, onChange: empty ? () => undefined : onToggle }
    : { defaultChecked: checked, disabled: empty }
  return (
    <Checkbox
      {...state}
      name={name}
      value={value}
      aria-disabled={empty || undefined}
      label={
        <span className={cx('flex items-center gap-2', empty && 'text-ink-3')}>
          {mark}
          <span>{words}</span>
          <FacetCount count={count} empty={empty} />
        </span>
      }
    />
  )
}

/** The number beside a value; read out as "12 products". */
export function FacetCount({ count, empty }: { count: number; empty: boolean }) {
  return (
    <span className="text-caption text-ink-3 tabular-nums" title={empty ? hasNoProducts : undefined}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{empty ? hasNoProducts : countLabel(count, 'product')}</span>
    </span>
  )
}

const hasNoProducts = 'none with your other filters'
