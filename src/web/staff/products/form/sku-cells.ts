import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { type Cells, type OptionRows, textByCell } from './option-cells.ts'

/** The SKUs of a product by the cells of a form. */
export const skusByCell = (stock: StaffProduct['stock'], rows: OptionRows): Cells =>
  textByCell(stock, rows, ({ sku }) => sku)

/** The typed SKUs; those that nobody touched since they were `before` are as they are `now`. */
export function takeOthersSkus(typed: Cells, before: Cells, now: Cells): Cells {
  const cells = Object.keys({ ...before, ...now })
  const untouched = cells.filter(cell => (typed[cell] ?? '') === (before[cell] ?? ''))
  return { ...typed, ...Object.fromEntries(untouched.map(cell => [cell, now[cell] ?? ''])) }
}
