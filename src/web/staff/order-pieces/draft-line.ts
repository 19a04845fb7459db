import type { Place } from '../../../contract/catalogue/places.ts'
import type { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { type OptionName, optionNames } from '../../parts/buy/product-options.ts'

export type OpenLine = ChangeableOrder['lines'][number]

/** A line as it is being changed; a quantity of 0 takes it out. `isNew`: it is added. */
export type DraftLine = OpenLine & {
  isNew: boolean
  wanted: { quantity: number } & Choice
}

/** What is chosen of a piece; '' where nothing is, or where there is nothing to choose. */
type Choice = Record<OptionName, string>

/** A line that nobody has changed yet. */
export const toDraftLine = (line: OpenLine, isNew: boolean): DraftLine => {
  return { ...line, isNew, wanted: { quantity: line.quantity, ...choiceOf(line) } }
}

const choiceOf = ({
  options: { color = '', length = '', material = '', size = '', third = '' },
}: OpenLine): Choice => ({
  color,
  length,
  material,
  size,
  third,
})

/** Whether the line is wanted as it is. */
export const isUnchanged = (line: DraftLine): boolean =>
  line.wanted.quantity === line.quantity && isSameChoice(line)

export const isSameChoice = (line: DraftLine): boolean =>
  optionNames.every(name => line.wanted[name] === choiceOf(line)[name])

/** The options of a line as they are wanted now. */
export const optionsOf = ({ wanted }: DraftLine): OpenLine['options'] =>
  Object.fromEntries(optionNames.flatMap(name => (wanted[name] ? [[name, wanted[name]]] : [])))

/** What somebody still has to choose of a piece that is added or changed, as a sentence; null once everything is chosen. */
function missingChoice(line: DraftLine): string | null {
  const { isNew, title, offers, wanted } = line
  if (wanted.quantity === 0 || (!isNew && isSameChoice(line))) return null
  const isOpen = (values: readonly string[], value: string) => values.length > 1 && !values.includes(value)
  // The shop would choose another value than the buyer's, at another price.
  if (isOpen(offers.thirds, wanted.third)) return `Choose the ${offers.thirdName.toLowerCase()} of ${title}.`
  if (!isNew) return null
  if (isOpen(offers.sizes, wanted.size)) return `Choose a size of ${title}.`
  if (isOpen(offers.lengths, wanted.length)) return `Choose a length of ${title}.`
  if (isOpen(offers.materials, wanted.material)) return `Choose a material of ${title}.`
  return isOpen(offers.colours, wanted.color) ? `Choose a colour of ${title}.` : null
}

/** The first choice that is missing among these lines. */
export const firstMissingChoice = (lines: readonly DraftLine[]): string | null =>
  lines.map(missingChoice).find(sentence => sentence !== null) ?? null

const fits = (place: Place, { color, size, third = '' }: Place) =>
  (color === '' || place.color === color) &&
  (size === '' || place.size === size) &&
  (third === '' || place.third === third)

/** What a piece costs as it is wanted now: the lowest price as far as it is chosen, with `from` where there are higher ones. */
export function priceOf({ price, stock, wanted }: DraftLine) {
  const fitting = stock.filter(choice => fits(choice, wanted))
  const prices = fitting.length > 0 ? fitting.map(choice => choice.price ?? price) : [price]
  const lowest = Math.min(...prices)
  return { price: lowest, from: prices.some(each => each > lowest) }
}

/** How many pieces of a choice the order can have at most; '' stands for what is not chosen yet. */
export function mostOf({ stock }: OpenLine, wanted: Place): number {
  const fitting = stock.filter(shelf => fits(shelf, wanted))
  return Math.max(0, ...fitting.map(({ quantity }) => quantity))
}
