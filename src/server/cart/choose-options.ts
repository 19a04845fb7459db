import type { ChosenOptions, IncludedAttribute } from '../../contract/catalogue/catalogue.ts'
import type { PlaceChoice } from '../../contract/catalogue/places.ts'
import { choicesOf, optionsWith, piecesLeft } from '../../contract/catalogue/stock.ts'
import { ShopError } from '../../contract/errors.ts'
import { optionValuesOf, type Product } from '../catalogue/product/product.ts'

/** The options of a line, in the order in which its key writes them. */
const optionNames = ['color', 'length', 'material', 'size', 'third'] as const

const labelOf = {
  color: 'colour',
  length: 'length',
  material: 'material',
  size: 'size',
  third: 'option',
} as const

const offeredValues = (product: Product): Record<(typeof optionNames)[number], readonly string[]> => {
  const { colours, sizes, thirds = [] } = optionValuesOf(product)
  return { color: colours, length: product.lengths, material: product.materials, size: sizes, third: thirds }
}

const attributeOf = {
  length: 'Length',
  material: 'Material',
  color: null,
  size: null,
  third: null,
} satisfies Record<(typeof optionNames)[number], IncludedAttribute | null>

/**
 * The options of a cart line, in a fixed order. What the caller left open becomes what has the most pieces,
 * and the first length and material, so that an order always says what to pack. Other words than the product's are refused:
 * they would be mailed with the order.
 * @throws invalid the product does not list the value; names the field
 */
export function chooseOptions(product: Product, wanted: ChosenOptions): ChosenOptions {
  const values = offeredValues(product)
  const chosen: ChosenOptions = {}
  for (const name of optionNames) {
    const value = values[name].length > 0 ? wanted[name] : undefined
    if (value && !values[name].includes(value)) throw notOffered(product, name, value)
    const attribute = attributeOf[name]
    if (attribute && product.included.includes(attribute)) continue
    const option = value || (attribute ? firstOfSeveral(values[name]) : undefined)
    if (option) chosen[name] = option
  }
  return inOrder({ ...chosen, ...bestStocked(product, chosen) })
}

/** The lengths and materials that a line names one of; none where the piece comes with all of them, or in one alone. */
export const furtherChoices = (product: Product): { lengths: string[]; materials: string[] } => ({
  lengths: toChoose(product, 'Length', product.lengths),
  materials: toChoose(product, 'Material', product.materials),
})

const toChoose = ({ included }: Product, attribute: IncludedAttribute, values: readonly string[]) =>
  included.includes(attribute) || values.length < 2 ? [] : [...values]

function notOffered(product: Product, name: (typeof optionNames)[number], value: string): ShopError {
  const values = offeredValues(product)[name].join(', ')
  const message = `"${product.title}" does not come in ${labelOf[name]} "${value}". Choose ${values}.`
  return new ShopError('invalid', message, { [`options.${name}`]: message })
}

const firstOfSeveral = (values: readonly string[]) => (values.length > 1 ? values[0] : undefined)

/** The chosen values that the product no longer has. */
export function noLongerOffered(product: Product, chosen: ChosenOptions): string[] {
  const values = offeredValues(product)
  return optionNames.flatMap(name => {
    const value = chosen[name]
    return value && !values[name].includes(value) ? [value] : []
  })
}

/** The place of a line: as chosen or, where left open, with the most pieces; none when sold out. */
function bestStocked(product: Product, chosen: ChosenOptions): PlaceChoice {
  const choices = choicesOf(optionsWith(optionValuesOf(product), chosen))
  const counted = choices.map(choice => ({ choice, left: piecesLeft(product.stock, choice) }))
  const [best] = counted.toSorted((a, b) => b.left - a.left)
  return best && best.left > 0 ? best.choice : {}
}

const inOrder = (chosen: ChosenOptions): ChosenOptions =>
  Object.fromEntries(optionNames.flatMap(name => (chosen[name] ? [[name, chosen[name]]] : [])))

/** The same text for the same options, whatever their order: by it the lines of a cart differ. */
export const optionsKey = (options: ChosenOptions): string => JSON.stringify(options, [...optionNames])
