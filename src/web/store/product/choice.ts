import type { ChosenOptions } from '../../../contract/catalogue.ts'
import { type OptionName, optionNames, type ProductOptions } from './product-options.ts'

/** What the shopper has chosen; null where the product offers nothing of the kind. */
export type Choice = Record<OptionName, string | null>

/** The choice an address holds; the first value where it names none that the product has. */
export function readChoice(options: ProductOptions, search: URLSearchParams): Choice {
  const pick = (name: OptionName) => {
    const wanted = search.get(name)
    return options[name].find(value => value === wanted) ?? options[name][0] ?? null
  }
  return { color: pick('color'), size: pick('size'), length: pick('length'), material: pick('material') }
}

/** How many pieces an address asks for: a guest's number survives signing in. */
export function readQuantity(search: URLSearchParams, inventory: number): number {
  const wanted = Math.floor(Number(search.get('quantity')))
  return Math.max(1, Math.min(Number.isFinite(wanted) ? wanted : 1, inventory))
}

/** The query that brings somebody back to exactly this choice. */
export function choiceQuery(choice: Choice, quantity: number): string {
  const search = new URLSearchParams()
  for (const name of optionNames) if (choice[name]) search.set(name, choice[name])
  if (quantity > 1) search.set('quantity', String(quantity))
  return search.size > 0 ? `?${search}` : ''
}

/** What the cart is told. A length or material that was never a choice would only lengthen the line. */
export function chosenOptions(choice: Choice, options: ProductOptions): ChosenOptions {
  const said = optionNames.filter(
    name => choice[name] && (name === 'color' || name === 'size' || options[name].length > 1),
  )
  return Object.fromEntries(said.map(name => [name, choice[name]]))
}
