import { cellKey } from './cell-key.ts'
import type { GridRow } from './grid-axes.ts'
import type { GridOption } from './grid-option.ts'

/** More than the largest table holds. */
const maxLength = 170_000

type Grid = {
  rows: readonly GridRow[]
  sizes: readonly GridOption[]
  /** Where the block's first cell goes. */
  at: { row: number; column: number }
}

/**
 * The cells that a block copied from a spreadsheet fills, and how many of its cells lie outside the table. Null for a
 * single text, which the field takes itself, and for a text that no table can be.
 */
export function readPastedCells(
  text: string,
  { rows, sizes, at }: Grid,
): { cells: Record<string, string>; tooMany: number } | null {
  if (text.length > maxLength) return null
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map(line => line.split('\t').map(cell => cell.trim()))
  if (lines.length === 1 && lines[0]?.length === 1) return null
  const cells: Record<string, string> = {}
  let tooMany = 0
  for (const [down, line] of lines.entries())
    for (const [right, typed] of line.entries()) {
      const gridRow = rows[at.row + down]
      const size = sizes[at.column + right]
      if (gridRow && size) cells[cellKey(gridRow.color.key, size.key, gridRow.third.key)] = typed
      else tooMany++
    }
  return { cells, tooMany }
}
