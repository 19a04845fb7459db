import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import { type Place, placeName } from '../../../../contract/catalogue/places.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { priceFrom } from '../../../parts/product/price-from.ts'
import { sharedCell } from '../stock/cell-key.ts'
import { cellsOf, type GridAxes } from '../stock/grid-axes.ts'
import type { GridOption } from '../stock/grid-option.ts'
import { type Cells, type OptionRows, textByCell } from './option-cells.ts'

type Typed = OptionRows & { optionPrices: Cells; optionDisplayPrices: Cells }

/** The typed prices of a product by the cells of a form. */
export function pricesByCell(product: StaffProduct, rows: OptionRows) {
  const prices = product.baseOptionPrices ?? []
  return {
    optionPrices: textByCell(prices, rows, ({ price }) => String(price)),
    optionDisplayPrices: textByCell(prices, rows, ({ price, displayPrice }) =>
      displayPrice > price ? String(displayPrice) : undefined,
    ),
  }
}

/** The grid of the prices: each value of an option, and all of them where there is another option. */
export function priceGridAxes({ colors, sizes, thirds }: OptionRows): GridAxes {
  const named = (rows: readonly GridOption[]) =>
    rows.map(({ key, name }) => ({ key, name: name.trim() })).filter(({ name }) => name !== '')
  const valuesOf = (rows: OptionRows['sizes']) => named(rows.map(({ key, value }) => ({ key, name: value })))
  const rows = { colors: named(colors), sizes: valuesOf(sizes), thirds: valuesOf(thirds) }
  const filled = Object.values(rows).filter(({ length }) => length > 0)
  const all = { key: '', name: '' }
  const axis = (own: GridOption[]) => (filled.length === 1 && filled[0] === own ? own : [all, ...own])
  return { colors: axis(rows.colors), sizes: axis(rows.sizes), thirds: axis(rows.thirds) }
}

/** The cells with a price. */
export function typedPrices(values: Typed) {
  return cellsOf(priceGridAxes(values)).flatMap(place => {
    const price = parseAmount(values.optionPrices[place.cell] ?? '')
    if (place.cell === sharedCell || price === null) return []
    const displayPrice = parseAmount(values.optionDisplayPrices[place.cell] ?? '')
    return [{ ...place, price, displayPrice }]
  })
}

/** What a cell costs while nothing is typed into it: the nearest of the typed prices, else the product's. */
export const inheritedPrice = (
  typed: ReturnType<typeof typedPrices>,
  { cell, ...place }: Place & { cell: string },
): number | null => {
  const nearest = optionPriceOf(
    typed.filter(each => each.cell !== cell && each.price > 0),
    place,
  )
  return nearest?.price ?? null
}

/** How many prices are of a value that is gone, so that they are removed. */
export function countLostPrices({ optionPrices, ...rows }: Typed): number {
  const cells = new Set(cellsOf(priceGridAxes(rows)).map(({ cell }) => cell))
  return Object.entries(optionPrices).filter(([cell, price]) => price.trim() && !cells.has(cell)).length
}

/** The first price before that stands where no price does, by the name of its row; null where there is none. */
export function displayPriceAlone(values: Typed): string | null {
  const alone = cellsOf(priceGridAxes(values)).find(
    ({ cell }) =>
      cell !== sharedCell &&
      !values.optionPrices[cell]?.trim() &&
      Boolean(values.optionDisplayPrices[cell]?.trim()),
  )
  return alone ? placeName(alone) : null
}

/** What a card would say that the product costs, whatever is in stock. */
export function previewPrice(values: Typed & { price: string; displayPrice: string }) {
  const price = parseAmount(values.price) || 0
  const filled = (names: string[]) => names.map(name => name.trim()).filter(Boolean)
  return priceFrom({
    price,
    displayPrice: parseAmount(values.displayPrice) || price,
    optionPrices: typedPrices(values)
      .filter(each => each.price > 0)
      .map(each => ({
        ...each,
        displayPrice: each.displayPrice || each.price,
      })),
    stock: [],
    colors: filled(values.colors.map(({ name }) => name)).map(name => ({ name, image: '' })),
    Size: filled(values.sizes.map(({ value }) => value)).map(Size => ({ Size })),
    third: { name: '', values: filled(values.thirds.map(({ value }) => value)).map(value => ({ value })) },
  })
}
