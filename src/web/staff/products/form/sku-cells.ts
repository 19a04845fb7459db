import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { type Cells, type OptionRows, textByCell } from './option-cells.ts'

/** The SKUs of a product by the cells of a form. */
export const skusByCell = (stock: StaffProduct['stock'], rows: OptionRows): Cells =>
  textByCell(stock, rows, ({ sku }) => sku)
