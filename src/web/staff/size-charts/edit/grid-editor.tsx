import type { ClipboardEvent } from 'react'
import { type Grid, maxColumns, maxRows } from '../../../../contract/catalogue/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Plus, X } from '../../../ui/icons.tsx'
import { GridCell } from './grid-cell.tsx'
import { addColumn, addRow, removeColumn, removeRow, setBlock, setCell } from './grid-edits.ts'
import { moveInGrid } from './move-in-grid.ts'
import { readCells } from './read-table.ts'

type Props = {
  grid: Grid
  errors: Record<string, string>
  onChange: (grid: Grid) => void
  onTooLarge: () => void
}

/** The measurements and sizes as a table of fields. Cells of a spreadsheet are pasted from the focused field on. */
export function GridEditor({ grid, errors, onChange, onTooLarge }: Props) {
  const { columns, rows } = grid
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const { row, column } = event.target instanceof HTMLInputElement ? event.target.dataset : {}
    if (row === undefined || column === undefined || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const block = readCells(text)
    const pasted = block && setBlock(grid, { row: Number(row), column: Number(column) }, block)
    if (pasted) onChange(pasted)
    else onTooLarge()
  }
  const cellProps = cellsOf(grid, onChange)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes come from the fields in it */}
      <div className="relative overflow-x-auto pb-1" onKeyDown={moveInGrid} onPaste={paste}>
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-white px-2 text-left font-semibold text-label">
                Size
              </th>
              {columns.map((name, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <th key={column} scope="col">
                  <span className="flex items-center">
                    <GridCell
                      label={`Name of measurement ${column + 1}`}
                      error={errors[`columns.${column}`]}
                      isHead
                      {...cellProps(-1, column, name)}
                    />
                    <IconButton
                      label={`Remove ${nameOf(grid, column)}`}
                      aria-disabled={columns.length === 1 || undefined}
                      onClick={() => columns.length > 1 && onChange(removeColumn(grid, column))}
                    >
                      <X size={16} />
                    </IconButton>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
              <SizeRow key={row} grid={grid} row={row} errors={errors} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {rows.length < maxRows && (
          <Button variant="outline" size="small" onClick={() => onChange(addRow(grid))}>
            <Plus size={16} /> Add a size
          </Button>
        )}
        {columns.length < maxColumns && (
          <Button variant="outline" size="small" onClick={() => onChange(addColumn(grid))}>
            <Plus size={16} /> Add a measurement
          </Button>
        )}
      </div>
    </>
  )
}

const nameOf = ({ columns }: Grid, column: number) => columns[column] || `Measurement ${column + 1}`

const cellsOf =
  (grid: Grid, onChange: (grid: Grid) => void) => (row: number, column: number, value: string) => ({
    row,
    column,
    value,
    onChange: (text: string) => onChange(setCell(grid, { row, column }, text)),
  })

type RowProps = Omit<Props, 'onTooLarge'> & { row: number }

function SizeRow({ grid, row, errors, onChange }: RowProps) {
  const cellProps = cellsOf(grid, onChange)
  const { size = '', cells = [] } = grid.rows[row] ?? {}
  const name = size || `Row ${row + 1}`
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-1 bg-white">
        <GridCell
          label={`Size ${row + 1}`}
          error={errors[`rows.${row}.size`]}
          isHead
          {...cellProps(row, -1, size)}
        />
      </th>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
        <td key={column}>
          <GridCell
            label={`${nameOf(grid, column)} of ${name}`}
            error={errors[`rows.${row}.cells.${column}`]}
            {...cellProps(row, column, cell)}
          />
        </td>
      ))}
      <td>
        <IconButton
          label={`Remove size ${name}`}
          aria-disabled={grid.rows.length === 1 || undefined}
          onClick={() => grid.rows.length > 1 && onChange(removeRow(grid, row))}
        >
          <X size={16} />
        </IconButton>
      </td>
    </tr>
  )
}
