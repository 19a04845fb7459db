import type { ChangeableOrder } from '../../../contract/orders/order-changes.ts'

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

/** What somebody still has to choose of a piece that is added, as a sentence; null once everything is chosen. */
function missingChoice({ isNew, title, offers, wanted }: DraftLine): string | null {
  if (!isNew || wanted.quantity === 0) return null
  const isOpen = (values: readonly string[], value: string) => values.length > 1 && !values.includes(value)
  if (isOpen(offers.sizes, wanted.size)) return `Choose a size of ${title}.`
  return isOpen(offers.colours, wanted.color) ? `Choose a colour of ${title}.` : null
}

/** The first choice that is missing among these lines. */
export const firstMissingChoice = (lines: readonly DraftLine[]): string | null =>
  lines.map(missingChoice).find(sentence => sentence !== null) ?? null

/** How many pieces of a choice the order can have at most; '' stands for a colour or size not chosen yet. */
export function mostOf({ stock }: OpenLine, { color, size }: { color: string; size: string }): number {
  const fitting = stock.filter(
    shelf => (color === '' || shelf.color === color) && (size === '' || shelf.size === size),
  )
  return Math.max(0, ...fitting.map(({ quantity }) => quantity))
}
