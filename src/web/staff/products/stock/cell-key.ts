/** The key of a cell of the stock grid; '' is the shelf that colours or sizes share. */
export const cellKey = (color: string, size: string): string => JSON.stringify([color, size])
