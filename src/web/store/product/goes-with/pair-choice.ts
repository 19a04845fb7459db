import type { Product } from '../../../../contract/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../../contract/stock.ts'
import type { Choice } from '../choice.ts'
import { type OptionName, optionNames, optionsOf, type ProductOptions } from '../product-options.ts'
import { sizeWord } from '../size-word.ts'

/** What is chosen before anybody chose: only what there is no choice of. */
export function firstChoice(options: ProductOptions): Choice {
  const only = (name: OptionName) => (options[name].length === 1 ? (options[name][0] ?? null) : null)
  return { color: only('color'), size: only('size'), length: only('length'), material: only('material') }
}

/** The options that still have to be chosen. */
export const openOptions = (options: ProductOptions, choice: Choice): OptionName[] =>
  optionNames.filter(name => options[name].length > 0 && choice[name] === null)

/** Whether anything of a product is in stock with what is chosen so far, and with `value` for one option. */
export function isInStock(product: Product, choice: Choice, name?: OptionName, value?: string): boolean {
  const options = optionsOf(product)
  const wanted: Choice = name && value ? { ...choice, [name]: value } : choice
  const open = (option: 'color' | 'size') => (wanted[option] === null ? options[option] : [wanted[option]])
  return choicesOf({ colours: open('color'), sizes: open('size') }).some(
    pair => piecesLeft(product.stock, pair) > 0,
  )
}

const legends = { color: 'Colour', length: 'Length', material: 'Material' }

/** What the values of an option are called. */
export const legendOf = (name: OptionName, values: readonly string[]): string =>
  name === 'size' ? sizeWord(values) : legends[name]
