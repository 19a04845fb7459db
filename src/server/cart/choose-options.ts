import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import { choicesOf, piecesLeft, type ShelfChoice } from '../../contract/stock.ts'

/** The kinds of choice, in the order in which a line's key writes them. */
const kinds = ['color', 'length', 'material', 'size'] as const

const offeredValues = (product: Product): Record<(typeof kinds)[number], string[]> => ({
  color: product.Color.map(option => option.Color),
  length: product.Length.map(option => option.Length),
  material: product.Material.map(option => option.Material),
  size: product.Size.map(option => option.Size),
})

const attributeOf = { color: null, length: 'Length', material: 'Material', size: null } as const

/**
 * What a line stands for, in a fixed order: what the caller chose and, for what was left open, the colour and size of
 * which there are most (the first listed where there are as many) and the first length and material that differ. So
 * an order always says what to pack. What comes with every piece is no choice.
 * @throws invalid for a value that is not among those the product lists, naming the field; a kind of which it lists
 * none takes any value.
 */
export function chooseOptions(product: Product, wanted: ChosenOptions): ChosenOptions {
  const values = offeredValues(product)
  const chosen: ChosenOptions = {}
  for (const kind of kinds) {
    const value = wanted[kind]
    if (value && !isAmong(values[kind], value)) throw notOffered(product, kind, value, values[kind])
    const attribute = attributeOf[kind]
    if (attribute && product.included.includes(attribute)) continue
    const option = value || (attribute ? firstOfSeveral(values[kind]) : undefined)
    if (option) chosen[kind] = option
  }
  return inOrder({ ...chosen, ...bestStocked(product, chosen) })
}

function notOffered({ title }: Product, kind: string, value: string, values: readonly string[]): ShopError {
  const message = `"${title}" does not come in ${kind} "${value}". Choose ${values.join(', ')}.`
  return new ShopError('invalid', message, { [`options.${kind}`]: message })
}

const firstOfSeveral = (values: readonly string[]) => (values.length > 1 ? values[0] : undefined)

/** What was chosen and the staff have taken away since. */
export function noLongerOffered(product: Product, chosen: ChosenOptions): string[] {
  const values = offeredValues(product)
  return kinds.flatMap(kind => (chosen[kind] && !isAmong(values[kind], chosen[kind]) ? [chosen[kind]] : []))
}

const isAmong = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)

/** The colour and size of a line: what was chosen, and of what was left open the most plentiful; none when sold out. */
function bestStocked(
  product: Product,
  { color, size }: ChosenOptions,
): Pick<ChosenOptions, 'color' | 'size'> {
  const { color: colors, size: sizes } = offeredValues(product)
  const choices = choicesOf({ colors: color ? [color] : colors, sizes: size ? [size] : sizes })
  const left = (choice: ShelfChoice) => piecesLeft(product.stock, choice)
  const [best] = choices.toSorted((a, b) => left(b) - left(a))
  return best && left(best) > 0 ? best : {}
}

const inOrder = (chosen: ChosenOptions): ChosenOptions =>
  Object.fromEntries(kinds.flatMap(kind => (chosen[kind] ? [[kind, chosen[kind]]] : [])))

/** One text for one choice, whatever the order it was written in: what tells a cart's lines apart. */
export const optionsKey = (options: ChosenOptions): string => JSON.stringify(options, [...kinds])
