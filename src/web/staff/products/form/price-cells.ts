import { optionPriceOf, pricesOnSale } from '../../../../contract/catalogue/option-prices.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
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

/** The rows that have a price of their own. */
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

/** What a cell costs while nothing is typed into it: the nearest typed price, else the product's. */
export function inheritedPrice(
  values: Typed & { price: string },
  { cell, color, size }: { cell: string; color: string; size: string },
): string {
  const others = typedPrices(values).filter(each => each.cell !== cell)
  const nearest = optionPriceOf(others, { color, size })
  return nearest ? String(nearest.price) : values.price.trim()
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
  const standard = { price, displayPrice: parseAmount(values.displayPrice) || price }
  const { colors, sizes } = values
  const filled = (names: string[]) => names.map(name => name.trim()).filter(Boolean)
  const prices = pricesOnSale({
    optionPrices: typedPrices(values),
    stock: [],
    options: {
      colours: filled(colors.map(({ name }) => name)),
      sizes: filled(sizes.map(({ value }) => value)),
    },
  }).map(each => (each ? { price: each.price, displayPrice: each.displayPrice || each.price } : standard))
  const lowest = prices.reduce((best, each) => (each.price < best.price ? each : best))
  return { ...lowest, ...(prices.some(each => each.price > lowest.price) && { from: true as const }) }
}
