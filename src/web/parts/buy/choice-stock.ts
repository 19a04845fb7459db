import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { Place, PlaceChoice } from '../../../contract/catalogue/places.ts'
import { choicesOf, optionsWith, optionsWithStock, piecesLeft } from '../../../contract/catalogue/stock.ts'
import type { Choice } from './choice.ts'
import type { ProductOptions } from './product-options.ts'

/** The stock of a choice and of the choices next to it. */
export type ChoiceStock = {
  /** Of the size with most, while none is chosen. */
  left: number
  /** A size must be chosen before anything can be bought. */
  needsSize: boolean
  /** "Rose, M": the chosen options that have stock of their own; '' when all share one stock. */
  of: string
  /** No choice of the product can be bought. */
  soldOut: boolean
  soldOutColors: Set<string>
  /** Of the chosen colour and value of the third option. */
  soldOutSizes: Set<string>
  /** Values of the third option, of the chosen colour and size. */
  soldOutThirds: Set<string>
  /** Where a sold-out choice is still available: "Rose is in stock in S and L." */
  elsewhere: string
}

export function stockOf({ stock }: Product, options: ProductOptions, choice: Choice): ChoiceStock {
  const { color: colours, size: sizes, third: thirds } = options
  const [color, size, third] = [choice.color ?? '', choice.size ?? '', choice.third ?? '']
  const leftOf = (place: Place) => piecesLeft(stock, place)
  const has = (chosen: PlaceChoice) =>
    choicesOf(optionsWith({ colours, sizes, thirds }, chosen)).some(place => leftOf(place) > 0)
  const without = (values: string[], chosenBy: (one: string) => PlaceChoice) =>
    new Set(values.filter(one => !has(chosenBy(one))))
  const soldOutColors = without(colours, one => ({ color: one }))
  const needsSize = sizes.length > 1 && choice.size === null
  const left = needsSize
    ? Math.max(...sizes.map(one => leftOf({ color, size: one, third })))
    : leftOf({ color, size, third })
  const others = {
    thirds: thirds.filter(one => has({ color, size, third: one })),
    sizes: sizes.filter(one => leftOf({ color, size: one, third }) > 0),
    colors: colours.filter(one => leftOf({ color: one, size, third }) > 0),
    colorsInOtherSizes: colours.filter(one => !soldOutColors.has(one)),
  }
  return {
    left,
    needsSize,
    of: namesOf(stock, options, soldOutColors.has(color) ? { ...choice, size: null } : choice),
    soldOut: !has({}),
    soldOutColors,
    soldOutSizes: without(sizes, one => ({ color, size: one, third })),
    soldOutThirds: without(thirds, one => ({ color, size, third: one })),
    elsewhere: left > 0 ? '' : otherChoices(choice, others),
  }
}

function namesOf(stock: Product['stock'], options: ProductOptions, choice: Choice): string {
  const apart = optionsWithStock(stock)
  const names = (['color', 'size', 'third'] as const).filter(name => apart[name] && options[name].length > 1)
  return names.flatMap(name => choice[name] ?? []).join(', ')
}

type Others = Record<'thirds' | 'sizes' | 'colors' | 'colorsInOtherSizes', string[]>

function otherChoices(
  { color, size, third }: Choice,
  { thirds, sizes, colors, colorsInOtherSizes }: Others,
): string {
  if (thirds.length > 0) return `${size ?? color ?? 'It'} is in stock in ${listNames(thirds)}.`
  if (sizes.length > 0) return `${color ?? 'It'} is in stock in ${listNames(sizes)}.`
  if (colors.length > 0) return `${size ?? 'It'} is in stock in ${listNames(colors)}.`
  const others = third ? 'choices' : 'sizes'
  return colorsInOtherSizes.length > 0
    ? `Other ${others} are in stock in ${listNames(colorsInOtherSizes)}.`
    : ''
}

/** "S", "S and L", "S, M and L". */
export function listNames(values: string[]): string {
  const [last, ...before] = values.toReversed()
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '')
}
