import { isMakersGtin } from '../../../contract/catalogue/barcode.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, shelfOf } from '../../../contract/catalogue/stock.ts'

/** The maker's GTIN of a colour and size; undefined where it has none, or one that stands for other choices too. */
export function gtinOf(
  { stock, colors, Size }: Pick<Product, 'stock' | 'colors' | 'Size'>,
  choice: { color: string; size: string },
): string | undefined {
  const shelf = shelfOf(stock, choice)
  if (!shelf?.barcode || !isMakersGtin(shelf.barcode)) return undefined
  const choices = choicesOf({ colours: colors.map(({ name }) => name), sizes: Size.map(({ Size }) => Size) })
  const isAmbiguous = choices.filter(each => shelfOf(stock, each) === shelf).length > 1
  return isAmbiguous ? undefined : shelf.barcode
}
