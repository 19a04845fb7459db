import { commonPlace, type Place, placeKey } from '../../../../contract/catalogue/places.ts'

/** The key of a cell of the stock grid; '' is what colours, sizes or values of the third option share. */
export const cellKey = (color: string, size: string, third = ''): string => placeKey({ color, size, third })

/** The keys of a cell's colour, size and value of the third option. */
export function keysOfCell(cell: string): Place {
  const [color = '', size = '', third = ''] = JSON.parse(cell)
  return { color, size, third }
}

/** Of the one shelf that all choices share. */
export const sharedCell = placeKey(commonPlace)
