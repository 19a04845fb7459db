import { keptApart } from '../../../../contract/stock.ts'
import type { GridOption } from './stock-grid.tsx'

type Shelf = { color: string; size: string; quantity: number }
type Names = { colors: readonly GridOption[]; sizes: readonly GridOption[] }

const sharedOption: GridOption = { key: '', name: '' }

/** The rows or columns of a grid: those told apart, and one for "every" where there is none or a shelf is for that. */
export function gridAxis(toldApart: boolean, named: readonly GridOption[], hasEvery: boolean): GridOption[] {
  if (!toldApart || named.length === 0) return [sharedOption]
  return hasEvery ? [...named, sharedOption] : [...named]
}

/** The rows and columns of a grid in which every shelf of a stored product has its cell. */
export function productGridAxes(stock: readonly Shelf[], { colors, sizes }: Names) {
  const apart = keptApart(stock)
  const hasEvery = (kind: 'color' | 'size') => stock.some(shelf => shelf[kind] === '')
  return {
    colors: gridAxis(apart.color, colors, hasEvery('color')),
    sizes: gridAxis(apart.size, sizes, hasEvery('size')),
  }
}
