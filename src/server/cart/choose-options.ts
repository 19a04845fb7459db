import type { ChosenOptions, Product } from '../../contract/catalogue.ts'
import { ShopError } from '../../contract/errors.ts'

/** The kinds of choice, in the order in which a line's key writes them. */
const kinds = ['color', 'length', 'material', 'size'] as const

const offered = (product: Product): Record<(typeof kinds)[number], string[]> => ({
  color: product.Color.map(option => option.Color),
  length: product.Length.map(option => option.Length),
  material: product.Material.map(option => option.Material),
  size: product.Size.map(option => option.Size),
})

/**
 * The choices that were really made, in a fixed order. Throws `invalid`, naming the field, for a value that
 * is not among those the product lists; a kind of which it lists none takes any value.
 */
export function chooseOptions(product: Product, wanted: ChosenOptions): ChosenOptions {
  const values = offered(product)
  const chosen: ChosenOptions = {}
  for (const kind of kinds) {
    const value = wanted[kind]
    if (!value) continue
    if (values[kind].length > 0 && !values[kind].includes(value)) {
      const words = `"${product.title}" does not come in ${kind} "${value}". Choose ${values[kind].join(', ')}.`
      throw new ShopError('invalid', words, { [`options.${kind}`]: words })
    }
    chosen[kind] = value
  }
  return chosen
}

/** One text for one choice, whatever the order it was written in: what tells a cart's lines apart. */
export const optionsKey = (options: ChosenOptions): string => JSON.stringify(options, [...kinds])
