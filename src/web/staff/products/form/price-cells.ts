import { optionPriceOf } from '../../../../contract/catalogue/option-prices.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { priceFrom } from '../../../parts/product/price-from.ts'
import { cellKey, sharedCell } from '../stock/cell-key.ts'
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

/** The rows and columns of the prices: each colour and size, and all of either where there is a choice of both. */
export function priceGridAxes({ colors, sizes }: OptionRows): {
  colors: GridOption[]
  sizes: GridOption[]
} {
  const named = (rows: readonly GridOption[]) =>
    rows.map(({ key, name }) => ({ key, name: name.trim() })).filter(({ name }) => name !== '')
  const [colorRows, sizeRows] = [named(colors), named(sizes.map(({ key, value }) => ({ key, name: value })))]
  const all = { key: '', name: '' }
  const axis = (rows: GridOption[], other: GridOption[]) =>
    rows.length === 0 || other.length > 0 ? [all, ...rows] : rows
  return { colors: axis(colorRows, sizeRows), sizes: axis(sizeRows, colorRows) }
}

/** The cells with a price. */
export function typedPrices(values: Typed) {
  const { colors, sizes } = priceGridAxes(values)
  return colors.flatMap(color =>
    sizes.flatMap(size => {
      const cell = cellKey(color.key, size.key)
      const price = parseAmount(values.optionPrices[cell] ?? '')
      if (cell === sharedCell || price === null) return []
      const displayPrice = parseAmount(values.optionDisplayPrices[cell] ?? '')
      return [{ cell, color: color.name, size: size.name, price, displayPrice }]
    }),
  )
}

/** What a cell costs while nothing is typed into it: the nearest of the typed prices, else the product's. */
export const inheritedPrice = (
  typed: ReturnType<typeof typedPrices>,
  { cell, color, size }: { cell: string; color: string; size: string },
): number | null => {
  const nearest = optionPriceOf(
    typed.filter(each => each.cell !== cell && each.price > 0),
    { color, size },
  )
  return nearest?.price ?? null
}

/** How many prices are of a colour or size that is gone, so that they are removed. */
export function countLostPrices({ optionPrices, ...rows }: Typed): number {
  const { colors, sizes } = priceGridAxes(rows)
  const cells = new Set(colors.flatMap(color => sizes.map(size => cellKey(color.key, size.key))))
  return Object.entries(optionPrices).filter(([cell, price]) => price.trim() && !cells.has(cell)).length
}

/** The first price before that stands where no price does, by the name of its row; null where there is none. */
export function displayPriceAlone(values: Typed): string | null {
  const { colors, sizes } = priceGridAxes(values)
  for (const color of colors)
    for (const size of sizes) {
      const cell = cellKey(color.key, size.key)
      const isAlone = !values.optionPrices[cell]?.trim() && Boolean(values.optionDisplayPrices[cell]?.trim())
      if (isAlone && cell !== sharedCell) return [color.name, size.name].filter(Boolean).join(', ')
    }
  return null
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
  })
}
