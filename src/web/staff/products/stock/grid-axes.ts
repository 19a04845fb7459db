import { keptApart } from '../../../../contract/stock.ts'
import type { Kind } from './stock-grid.tsx'

type Shelf = { color: string; size: string; quantity: number }
type Names = { colors: readonly Kind[]; sizes: readonly Kind[] }

const every: Kind = { key: '', name: '' }

/** The rows or columns of a grid: those told apart, and one for "every" where there is none or a shelf is for that. */
export function gridLines(toldApart: boolean, named: readonly Kind[], hasEvery: boolean): Kind[] {
  if (!toldApart || named.length === 0) return [every]
  return hasEvery ? [...named, every] : [...named]
}

/** The rows and columns of a grid in which every shelf of a stored product has its cell. */
export function kindsOfStock(stock: readonly Shelf[], { colors, sizes }: Names) {
  const apart = keptApart(stock)
  const hasEvery = (kind: 'color' | 'size') => stock.some(shelf => shelf[kind] === '')
  return {
    colors: gridLines(apart.color, colors, hasEvery('color')),
    sizes: gridLines(apart.size, sizes, hasEvery('size')),
  }
}
