import type { ChangeableOrder } from '../../../contract/order-changes.ts'

export type OpenLine = ChangeableOrder['lines'][number]

/** A line as it is being changed; a quantity of 0 takes it out. `isNew`: it is added. */
export type DraftLine = OpenLine & {
  isNew: boolean
  wanted: { quantity: number; color: string; size: string }
}

/** A line that nobody has changed yet. */
export const toDraftLine = (line: OpenLine, isNew: boolean): DraftLine => {
  const { color = '', size = '' } = line.options
  return { ...line, isNew, wanted: { quantity: line.quantity, color, size } }
}

/** The options of a line as they are wanted now. */
export function optionsOf({ options, wanted: { color, size } }: DraftLine): OpenLine['options'] {
  const { color: _color, size: _size, ...others } = options
  return { ...(color && { color }), ...others, ...(size && { size }) }
}

/** How many pieces of a choice the order can have. */
export function mostOf({ stock }: OpenLine, { color, size }: { color: string; size: string }): number {
  const shelf = stock.find(each => each.color === color && each.size === size)
  return shelf?.quantity ?? 0
}
