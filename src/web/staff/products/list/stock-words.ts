import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { optionsWithStock } from '../../../../contract/catalogue/stock.ts'

export type StockWords = { text: string; tone: 'error' | 'warning' }

/**
 * What is sold out or nearly so: "2 of 6 sizes sold out, 1 low". Null while there is enough of everything. `shopLimit`: how
 * many pieces are few where the product does not say it.
 */
export function stockWords(
  { inventory, stock, lowStock }: Pick<StaffProduct, 'inventory' | 'stock' | 'lowStock'>,
  shopLimit: number,
): StockWords | null {
  const limit = lowStock === '' ? shopLimit : Number(lowStock)
  if (inventory === 0) return { text: 'Out of stock', tone: 'error' }
  const out = stock.filter(({ quantity }) => quantity === 0).length
  const low = stock.filter(({ quantity }) => quantity <= limit).length - out
  if (out + low === 0) return null
  if (stock.length === 1) return { text: 'Low stock', tone: 'warning' }
  const { length } = stock
  const all = `${length} ${shelfName(stock)}`
  const inMany = length === 2 ? `both ${shelfName(stock)}` : `all ${all}`
  const text =
    out === 0
      ? `Low stock in ${low === length ? inMany : `${low} of ${all}`}`
      : `${out} of ${all} sold out${low > 0 ? `, ${low} low` : ''}`
  return { text, tone: 'warning' }
}

function shelfName(stock: StaffProduct['stock']): string {
  const { color, size, third } = optionsWithStock(stock)
  if (third || (color && size)) return 'choices'
  return color ? 'colours' : 'sizes'
}
