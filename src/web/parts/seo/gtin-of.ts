import { isMakersGtin } from '../../../contract/catalogue/barcode.ts'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { Place } from '../../../contract/catalogue/places.ts'
import { choicesOf, type Offering, shelfOf, valuesOf } from '../../../contract/catalogue/stock.ts'

/** The maker's GTIN of a choice; undefined where it has none, or one that stands for other choices too. */
export function gtinOf(product: Pick<Product, 'stock' | keyof Offering>, choice: Place): string | undefined {
  const { stock } = product
  const shelf = shelfOf(stock, choice)
  if (!shelf?.barcode || !isMakersGtin(shelf.barcode)) return undefined
  const isAmbiguous = choicesOf(valuesOf(product)).filter(each => shelfOf(stock, each) === shelf).length > 1
  return isAmbiguous ? undefined : shelf.barcode
}
