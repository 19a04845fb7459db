/** The key of a cell of the stock grid; '' is the shelf that colours or sizes share. */
export const cellKey = (color: string, size: string): string => JSON.stringify([color, size])

/** The keys of a cell's colour and size. */
export const keysOfCell = (cell: string): [color: string, size: string] => JSON.parse(cell)

/** Of the one shelf that all colours and sizes share. */
export const sharedCell = cellKey('', '')
