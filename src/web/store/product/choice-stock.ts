import type { Product } from '../../../contract/catalogue.ts'
import { choicesOf, piecesLeft, toldApart } from '../../../contract/stock.ts'
import type { Choice } from './choice.ts'
import type { ProductOptions } from './product-options.ts'

/** What the shop has of a choice, and of the choices next to it. */
export type ChoiceStock = {
  left: number
  /** "Rose, M": the chosen values whose pieces are kept apart from others'; '' when all lie together. */
  of: string
  /** Nothing of the product can be bought in any choice. */
  soldOut: boolean
  soldOutColors: Set<string>
  /** Of the chosen colour. */
  soldOutSizes: Set<string>
  /** Where a sold-out choice is still to be had: "Rose is in stock in S and L." */
  elsewhere: string
}

export function stockOf({ stock }: Product, options: ProductOptions, choice: Choice): ChoiceStock {
  const { color: colors, size: sizes } = options
  const [color, size] = [choice.color ?? '', choice.size ?? '']
  const has = (pair: { color: string; size: string }) => piecesLeft(stock, pair) > 0
  const inSome = (kinds: { colors: string[]; sizes: string[] }) => choicesOf(kinds).some(has)
  const otherSizes = sizes.filter(one => has({ color, size: one }))
  const otherColors = colors.filter(one => has({ color: one, size }))
  const left = piecesLeft(stock, { color, size })
  return {
    left,
    of: namesOf(stock, options, choice),
    soldOut: !inSome({ colors, sizes }),
    soldOutColors: new Set(colors.filter(one => !inSome({ colors: [one], sizes }))),
    soldOutSizes: new Set(sizes.filter(one => !has({ color, size: one }))),
    elsewhere: left > 0 ? '' : elsewhere(choice, otherSizes, otherColors),
  }
}

function namesOf(stock: Product['stock'], options: ProductOptions, choice: Choice): string {
  const apart = toldApart(stock)
  const names = (['color', 'size'] as const).filter(name => apart[name] && options[name].length > 1)
  return names.map(name => choice[name]).join(', ')
}

function elsewhere({ color, size }: Choice, sizes: string[], colors: string[]): string {
  if (sizes.length > 0) return `${color ?? 'It'} is in stock in ${listed(sizes)}.`
  if (colors.length > 0) return `${size ?? 'It'} is in stock in ${listed(colors)}.`
  return ''
}

/** "S", "S and L", "S, M and L". */
function listed(values: string[]): string {
  const [last, ...before] = values.toReversed()
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : (last ?? '')
}
