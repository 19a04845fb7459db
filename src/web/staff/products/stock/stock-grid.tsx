import { type KeyboardEvent, useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import { cellKey } from './cell-key.ts'

/** A row or column; `name` is '' for the shelf that colours or sizes share. */
export type GridOption = { key: string; name: string }

export type Cell = {
  value: string
  error?: string | undefined
  /** Shown below the number: "2 left now". */
  note?: string | undefined
}

type Props = {
  label: string
  colors: readonly GridOption[]
  sizes: readonly GridOption[]
  cellOf: (key: string) => Cell
  onChange: (key: string, value: string) => void
}

/** Stock by colour and size. Up, Down and Enter move to the cell above or below, Tab to the next. */
export function StockGrid({ label, colors, sizes, cellOf, onChange }: Props) {
  return (
    <div className="max-w-full overflow-x-auto pb-1">
      <table aria-label={label} className="border-collapse text-label" onKeyDown={moveByKey}>
        <thead>
          <tr>
            <td />
            {sizes.map(size => (
              <th key={size.key} scope="col" className="px-1 pb-1 text-center font-semibold">
                {size.name || 'All'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map(color => (
            <tr key={color.key}>
              <th
                scope="row"
                className="max-w-40 py-1 pr-3 text-start align-top font-semibold leading-11 pointer-fine:leading-9"
              >
                {color.name || 'All'}
              </th>
              {sizes.map(size => {
                const key = cellKey(color.key, size.key)
                return (
                  <td key={size.key} className="p-1 align-top">
                    <GridCell
                      cell={cellOf(key)}
                      label={`Pieces: ${[color.name, size.name].filter(Boolean).join(', ') || 'all'}`}
                      onChange={value => onChange(key, value)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { cell: Cell; label: string; onChange: (value: string) => void }

function GridCell({ cell: { value, error, note }, label, onChange }: CellProps) {
  const id = useId()
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        data-cell
        value={value}
        onChange={event => onChange(event.target.value)}
        onFocus={event => event.target.select()}
        className="min-h-11 w-18 rounded-control border border-control bg-white px-2 text-end text-body tabular-nums hover:border-ink-2 aria-invalid:border-error pointer-fine:min-h-9 pointer-fine:text-label"
      />
      {(error || note) && (
        <p id={id} className={cx('mt-1 w-18 text-caption', error ? 'text-error' : 'text-warning')}>
          {error ?? note}
        </p>
      )}
    </>
  )
}

const rowSteps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function moveByKey(event: KeyboardEvent<HTMLTableElement>) {
  const step = rowSteps[event.key]
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return
  // Enter would submit the form around the grid.
  event.preventDefault()
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-cell]')]
  const perRow = event.currentTarget.tBodies[0]?.rows[0]?.querySelectorAll('[data-cell]').length ?? 1
  cells[cells.indexOf(event.target) + step * perRow]?.focus()
}
