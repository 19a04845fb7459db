import { type Place, placeName, toPlace } from '../../../../contract/catalogue/places.ts'
import { optionsWithStock } from '../../../../contract/catalogue/stock.ts'
import { cellKey } from './cell-key.ts'
import type { GridOption } from './grid-option.ts'

type Shelf = Place & { quantity: number }
type Names = Record<'colors' | 'sizes' | 'thirds', readonly GridOption[]>

/** What a grid is made of: a column for each size, and a row for each colour and value of the third option. */
export type GridAxes = Record<'colors' | 'sizes' | 'thirds', readonly GridOption[]>

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

/** The grid with a cell for each shelf of a product. */
export function productGridAxes(stock: readonly Shelf[], { colors, sizes, thirds }: Names): GridAxes {
  const apart = optionsWithStock(stock)
  const hasShared = (kind: keyof Place) => stock.some(shelf => !shelf[kind])
  return {
    colors: gridAxis(apart.color, colors, hasShared('color')),
    sizes: gridAxis(apart.size, sizes, hasShared('size')),
    thirds: gridAxis(apart.third ?? false, thirds, hasShared('third')),
  }
}

/** A row of a grid, by the keys of its colour and of its value of the third option. */
export type GridRow = { key: string; name: string; color: GridOption; third: GridOption }

/** The rows of a grid, colour by colour. */
export const gridRows = ({ colors, thirds }: Pick<GridAxes, 'colors' | 'thirds'>): GridRow[] => {
  const ofAll = colors.length > 1 ? 'All' : ''
  return colors.flatMap(color =>
    thirds.map(third => ({
      key: cellKey(color.key, '', third.key),
      name: placeName({ color: color.name || ofAll, third: third.name }) || 'All',
      color,
      third,
    })),
  )
}

/** Every cell of a grid with what it is for, by name. */
export const cellsOf = ({ sizes, ...axes }: GridAxes): (Place & { cell: string })[] =>
  gridRows(axes).flatMap(({ color, third }) =>
    sizes.map(size => ({
      cell: cellKey(color.key, size.key, third.key),
      ...toPlace({ color: color.name, size: size.name, third: third.name }),
    })),
  )
