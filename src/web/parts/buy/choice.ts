import type { ChosenOptions, Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../contract/catalogue/stock.ts'
import { type OptionName, optionNames, type ProductOptions } from './product-options.ts'

/** What the shopper has chosen; null where the product offers no such option. */
export type Choice = Record<OptionName, string | null>

/**
 * The choice in an address. A size is only ever chosen by the shopper, unless there is one alone. Any other option that
 * the address does not name gets its first value in stock; a named value stays chosen even if sold out.
 */
export function readChoice(
  options: ProductOptions,
  stock: Product['stock'],
  search: URLSearchParams,
): Choice {
  const named = (name: OptionName) => options[name].find(value => value === search.get(name))
  const open = (name: OptionName) => [named(name) ?? options[name]].flat()
  const choices = choicesOf({ colours: open('color'), sizes: open('size'), thirds: open('third') })
  const { color, size, third } = choices.find(each => piecesLeft(stock, each) > 0) ?? choices[0] ?? {}
  const pick = (name: OptionName) => open(name)[0] ?? null
  const asksSize = options.size.length > 1 && named('size') === undefined
  return {
    color: color || null,
    size: asksSize ? null : size || null,
    third: third || null,
    length: pick('length'),
    material: pick('material'),
  }
}

/** The quantity in an address, at least one: a guest's quantity survives signing in. */
export function readQuantity(search: URLSearchParams): number {
  const wanted = Math.floor(Number(search.get('quantity')))
  return Number.isFinite(wanted) ? Math.max(1, wanted) : 1
}

/** The query that restores exactly this choice. Options with a single value are left out. */
export function choiceQuery(choice: Choice, options: ProductOptions, quantity = 1): string {
  const search = new URLSearchParams()
  for (const name of optionNames) {
    if (choice[name] && options[name].length > 1) search.set(name, choice[name])
  }
  if (quantity > 1) search.set('quantity', String(quantity))
  return search.size > 0 ? `?${search}` : ''
}

/** What the cart is told; options with a single value are left out. */
export function chosenOptions(choice: Choice, options: ProductOptions): ChosenOptions {
  const said = optionNames.filter(
    name => choice[name] && (options[name].length > 1 || (name !== 'length' && name !== 'material')),
  )
  return Object.fromEntries(said.map(name => [name, choice[name]]))
}
