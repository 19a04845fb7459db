import { optionsWithStock } from '../../../../contract/catalogue/stock.ts'
import type { GridOption } from './grid-option.ts'

type Shelf = { color: string; size: string; quantity: number }
type Names = { colors: readonly GridOption[]; sizes: readonly GridOption[] }

const sharedOption: GridOption = { key: '', name: '' }

/** The rows or columns of a stock grid, with one for the shared shelf if there is one or nothing else to show. */
export function gridAxis(
  isKeptApart: boolean,
  named: readonly GridOption[],
  hasShared: boolean,
): GridOption[] {
  if (!isKeptApart || named.length === 0) return [sharedOption]
  return hasShared ? [...named, sharedOption] : [...named]
}

/** The rows and columns of a stock grid with a cell for each shelf of a product. */
export function productGridAxes(stock: readonly Shelf[], { colors, sizes }: Names) {
  const apart = optionsWithStock(stock)
  const hasShared = (kind: 'color' | 'size') => stock.some(shelf => shelf[kind] === '')
  return {
    colors: gridAxis(apart.color, colors, hasShared('color')),
    sizes: gridAxis(apart.size, sizes, hasShared('size')),
  }
}
