import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import { choicesOf, keptApart, piecesLeft, type ShelfChoice } from '../../contract/stock.ts'

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
 * The choices that were really made, in a fixed order. Where the shop keeps colours or sizes apart and none was
 * chosen, it is the one of which there are most. Throws `invalid`, naming the field, for a value that is not among
 * those the product lists; a kind of which it lists none takes any value, and what comes with every piece is no choice.
 */
export function chooseOptions(product: Product, wanted: ChosenOptions): ChosenOptions {
  const values = offeredValues(product)
  const chosen: ChosenOptions = {}
  for (const kind of kinds) {
    const value = wanted[kind]
    if (!value) continue
    if (!isAmong(values[kind], value)) {
      const words = `"${product.title}" does not come in ${kind} "${value}". Choose ${values[kind].join(', ')}.`
      throw new ShopError('invalid', words, { [`options.${kind}`]: words })
    }
    const attribute = attributeOf[kind]
    if (attribute && product.included.includes(attribute)) continue
    chosen[kind] = value
  }
  return inOrder({ ...chosen, ...bestStocked(product, chosen) })
}

/** What was chosen and the staff have taken away since. */
export function noLongerOffered(product: Product, chosen: ChosenOptions): string[] {
  const values = offeredValues(product)
  return kinds.flatMap(kind => (chosen[kind] && !isAmong(values[kind], chosen[kind]) ? [chosen[kind]] : []))
}

const isAmong = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)

/** Colour and size, where the shop keeps them apart: what was chosen, and of what was left open the most plentiful. */
function bestStocked(
  product: Product,
  { color, size }: ChosenOptions,
): Pick<ChosenOptions, 'color' | 'size'> {
  const apart = keptApart(product.stock)
  const { color: colors, size: sizes } = offeredValues(product)
  const choices = choicesOf({ colors: color ? [color] : colors, sizes: size ? [size] : sizes })
  const left = (choice: ShelfChoice) => piecesLeft(product.stock, choice)
  const [best] = choices.toSorted((a, b) => left(b) - left(a))
  if (!best || left(best) === 0) return {}
  return { ...(apart.color && { color: best.color }), ...(apart.size && { size: best.size }) }
}

const inOrder = (chosen: ChosenOptions): ChosenOptions =>
  Object.fromEntries(kinds.flatMap(kind => (chosen[kind] ? [[kind, chosen[kind]]] : [])))

/** One text for one choice, whatever the order it was written in: what tells a cart's lines apart. */
export const optionsKey = (options: ChosenOptions): string => JSON.stringify(options, [...kinds])
