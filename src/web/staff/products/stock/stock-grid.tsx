import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { placeName } from '../../../../contract/catalogue/places.ts'
import { cellKey } from './cell-key.ts'
import { type GridRow, gridRows } from './grid-axes.ts'
import { type Cell, GridCell, type Kind, kinds } from './grid-cell.tsx'
import type { GridOption } from './grid-option.ts'
import { readPastedCells } from './pasted-cells.ts'

type Props = {
  kind?: Kind
  label: string
  colors: readonly GridOption[]
  sizes: readonly GridOption[]
  thirds: readonly GridOption[]
  cellOf: (key: string) => Cell
  /** The changed cells, by key. */
  onChange: (changes: Record<string, string>) => void
}

/**
 * Stock, SKUs or prices by colour, size and third option. Up, Down and Enter move to the cell above or below, Tab to the next. A block copied from a
 * spreadsheet fills the cells from where it is pasted.
 */
export function StockGrid({ kind = 'pieces', label, colors, sizes, thirds, cellOf, onChange }: Props) {
  const rows = gridRows({ colors, thirds })
  const [tooMany, setTooMany] = useState(0)
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    setTooMany(0)
    const at = placeOf(event)
    const pasted = at && readPastedCells(event.clipboardData.getData('text'), { rows, sizes, at })
    if (!pasted) return
    event.preventDefault()
    onChange(pasted.cells)
    setTooMany(pasted.tooMany)
  }
  return (
    <div className="relative max-w-full overflow-x-auto pb-1">
      <table aria-label={label} className="border-collapse text-label" onKeyDown={moveByKey} onPaste={paste}>
        <thead>
          <tr>
            <td />
            {sizes.length > 1 && kinds[kind].fillsRows && (
              <th scope="col" className="px-1 pb-1 text-center text-ink-2">
                Each size
              </th>
            )}
            {sizes.map(size => (
              <th key={size.key} scope="col" className="px-1 pb-1 text-center font-semibold">
                {size.name || 'All'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.key} kind={kind} row={row} sizes={sizes} cellOf={cellOf} onChange={onChange} />
          ))}
        </tbody>
      </table>
      <p role="status" className="text-caption text-warning">
        {tooMany > 0 &&
          `${tooMany} pasted ${tooMany === 1 ? 'cell' : 'cells'} did not fit into this table and ${tooMany === 1 ? 'was' : 'were'} left out.`}
      </p>
    </div>
  )
}

type RowProps = Pick<Props, 'sizes' | 'cellOf' | 'onChange'> & { kind: Kind; row: GridRow }

function Row({ kind, row, sizes, cellOf, onChange }: RowProps) {
  const cells = sizes.map(size => ({ size, key: cellKey(row.color.key, size.key, row.third.key) }))
  const name = placeName({ color: row.color.name, third: row.third.name })
  const [first = '', ...others] = cells.map(({ key }) => cellOf(key).value)
  const common = others.every(value => value === first) ? first : ''
  return (
    <tr>
      <th
        scope="row"
        className="min-w-24 max-w-40 pt-4 pr-3 text-start align-top font-semibold leading-5 pointer-fine:pt-3"
      >
        {row.name}
      </th>
      {sizes.length > 1 && kinds[kind].fillsRows && (
        <td className="p-1 pr-3 align-top">
          <GridCell
            kind={kind}
            cell={{ value: common }}
            label={`${kinds[kind].name} of each size${name && ` of ${name}`}`}
            fillsRow
            onChange={value => onChange(Object.fromEntries(cells.map(({ key }) => [key, value])))}
          />
        </td>
      )}
      {cells.map(({ size, key }) => (
        <td key={size.key} className="p-1 align-top">
          <GridCell
            kind={kind}
            cell={cellOf(key)}
            label={`${kinds[kind].name}: ${placeName({ color: row.color.name, size: size.name, third: row.third.name }) || 'all'}`}
            onChange={value => onChange({ [key]: value })}
          />
        </td>
      ))}
    </tr>
  )
}

/** The row and column of the cell that an event is for; null for one that fills a row. */
function placeOf({ currentTarget, target }: ClipboardEvent<HTMLTableElement>) {
  for (const [row, { cells }] of [...(currentTarget.tBodies[0]?.rows ?? [])].entries()) {
    const inputs = [...cells].flatMap(cell => cell.querySelector('[data-cell]') ?? [])
    const column = inputs.indexOf(target as Element)
    if (column >= 0) return { row, column }
  }
  return null
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
