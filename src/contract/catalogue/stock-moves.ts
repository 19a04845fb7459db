/** Why pieces came to a shelf or left it. */
export const stockMoveKinds = [
  'opening',
  'set',
  'imported',
  'moved',
  'sold',
  'cancelled',
  'refused',
  'changed',
  'held',
  'released',
] as const

export type StockMoveKind = (typeof stockMoveKinds)[number]
