import { cx } from '../../../ui/cx.ts'
import { controlClass } from '../../../ui/field.tsx'

type Props = {
  label: string
  row: number
  column: number
  value: string
  error: string | undefined
  /** A measurement's name or a size, rather than a number. */
  isHead?: boolean
  onChange: (text: string) => void
}

/** One field of the grid. What is wrong with it is said below the grid, and by its title. */
export const GridCell = ({ label, row, column, value, error, isHead = false, onChange }: Props) => (
  <input
    type="text"
    aria-label={label}
    aria-invalid={error ? true : undefined}
    title={error}
    autoComplete="off"
    data-at={`${row},${column}`}
    data-row={row}
    data-column={column}
    value={value}
    onChange={event => onChange(event.target.value)}
    className={cx(controlClass, isHead ? 'min-w-24 font-semibold' : 'min-w-24 tabular-nums')}
  />
)
