import { toldApart } from '../../../../contract/stock.ts'
import type { Kind } from './stock-grid.tsx'

type Shelf = { color: string; size: string; quantity: number }
type Names = { colors: readonly Kind[]; sizes: readonly Kind[] }

const every: Kind = { key: '', name: '' }

/**
 * The rows and columns of a grid in which every shelf has its cell: the colours and sizes that are told apart, and one
 * for "every" where a shelf is for that.
 */
export function kindsOfStock(stock: readonly Shelf[], { colors, sizes }: Names) {
  const apart = toldApart(stock)
  const kinds = (told: boolean, named: readonly Kind[], common: boolean) => {
    if (!told || named.length === 0) return [every]
    return common ? [...named, every] : [...named]
  }
  return {
    colors: kinds(
      apart.color,
      colors,
      stock.some(shelf => shelf.color === ''),
    ),
    sizes: kinds(
      apart.size,
      sizes,
      stock.some(shelf => shelf.size === ''),
    ),
  }
}
