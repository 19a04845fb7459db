import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, optionsWithStock, piecesLeft } from '../../../contract/catalogue/stock.ts'
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
  /** Of the chosen colour. */
  soldOutSizes: Set<string>
  /** Where a sold-out choice is still available: "Rose is in stock in S and L." */
  elsewhere: string
}

export function stockOf({ stock }: Product, options: ProductOptions, choice: Choice): ChoiceStock {
  const { color: colors, size: sizes } = options
  const [color, size] = [choice.color ?? '', choice.size ?? '']
  const has = (pair: { color: string; size: string }) => piecesLeft(stock, pair) > 0
  const colorHas = (one: string) => choicesOf({ colours: one ? [one] : [], sizes }).some(has)
  const soldOutColors = new Set(colors.filter(one => !colorHas(one)))
  const needsSize = sizes.length > 1 && choice.size === null
  const left = needsSize
    ? Math.max(...sizes.map(one => piecesLeft(stock, { color, size: one })))
    : piecesLeft(stock, { color, size })
  const others = {
    sizes: sizes.filter(one => has({ color, size: one })),
    colors: colors.filter(one => has({ color: one, size })),
    colorsInOtherSizes: colors.filter(colorHas),
  }
  return {
    left,
    needsSize,
    of: namesOf(stock, options, soldOutColors.has(color) ? { ...choice, size: null } : choice),
    soldOut: !choicesOf({ colours: colors, sizes }).some(has),
    soldOutColors,
    soldOutSizes: new Set(sizes.filter(one => !has({ color, size: one }))),
    elsewhere: left > 0 ? '' : otherChoices(choice, others),
  }
}

function namesOf(stock: Product['stock'], options: ProductOptions, choice: Choice): string {
  const apart = optionsWithStock(stock)
  const names = (['color', 'size'] as const).filter(name => apart[name] && options[name].length > 1)
  return names.flatMap(name => choice[name] ?? []).join(', ')
}

type Others = Record<'sizes' | 'colors' | 'colorsInOtherSizes', string[]>

function otherChoices({ color, size }: Choice, { sizes, colors, colorsInOtherSizes }: Others): string {
  if (sizes.length > 0) return `${color ?? 'It'} is in stock in ${listNames(sizes)}.`
  if (colors.length > 0) return `${size ?? 'It'} is in stock in ${listNames(colors)}.`
  return colorsInOtherSizes.length > 0 ? `Other sizes are in stock in ${listNames(colorsInOtherSizes)}.` : ''
}

/** "S", "S and L", "S, M and L". */
export function listNames(values: string[]): string {
  const [last, ...before] = values.toReversed()
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '')
}
