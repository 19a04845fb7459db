import { colourFamily } from '../../../../contract/catalogue/colour-family.ts'
import { normaliseValue } from '../../../../contract/catalogue/filter-value.ts'
import { choicesOf, type OptionValues, piecesLeft } from '../../../../contract/catalogue/stock.ts'
import type { Shelf } from '../../stock/shelf.ts'

/** What many products have in common that lists are filtered by: colours and sizes as the staff wrote them, and texts. */
export type OptionSet = OptionValues & {
  /** Those of `filterTextNames`, in their order. */
  texts: readonly string[]
  /** Every pair of both with the colour's family, as `normaliseValue` writes them. */
  choices: readonly { colour: string; family: string; size: string }[]
}

/** What a product comes in, and for each choice '1' where it is in stock, else '0': "1101". */
export type Options = { set: OptionSet; inStock: string }

export const toOptionSet = (values: OptionValues & Pick<OptionSet, 'texts'>): OptionSet => ({
  ...values,
  choices: choicesOf(values).map(({ color, size }) => ({
    colour: normaliseValue(color),
    family: normaliseValue(colourFamily(color)),
    size: normaliseValue(size),
  })),
})

/** Which choices of these options are in stock, as `Options` writes it. */
export const inStockOf = (values: OptionValues, stock: readonly Shelf[]): string =>
  choicesOf(values)
    .map(choice => (piecesLeft(stock, choice) > 0 ? '1' : '0'))
    .join('')
