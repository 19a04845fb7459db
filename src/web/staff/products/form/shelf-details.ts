import { plainBarcode } from '../../../../contract/catalogue/barcode.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { parseAmount } from '../../../../contract/typed-numbers.ts'
import { type Cells, type OptionRows, takeOthers, textByCell } from './option-cells.ts'

type Shelf = Pick<StaffProduct['stock'][number], 'sku' | 'barcode' | 'cost'>

/** What a form says of pieces besides how many there are: by its name in the form, each typed by the cells of a grid. */
export const shelfDetails = {
  skus: { field: 'sku', one: 'SKU', textOf: ({ sku }: Shelf) => sku, read: (typed: string) => typed },
  barcodes: {
    field: 'barcode',
    one: 'barcode',
    textOf: ({ barcode }: Shelf) => barcode,
    read: plainBarcode,
  },
  costs: {
    field: 'cost',
    one: 'cost',
    textOf: ({ cost }: Shelf) =>
      cost === undefined || Number.isInteger(cost) ? cost?.toString() : cost.toFixed(2),
    read: parseAmount,
  },
} as const

export type DetailName = keyof typeof shelfDetails
export type TypedDetails = Record<DetailName, Cells>

// The table has these keys and no others.
export const detailNames = Object.keys(shelfDetails) as DetailName[]

export const mapDetails = <T>(each: (name: DetailName) => T): Record<DetailName, T> => ({
  skus: each('skus'),
  barcodes: each('barcodes'),
  costs: each('costs'),
})

/** What a product says of its pieces by the cells of a form. */
export const detailsByCell = (stock: StaffProduct['stock'], rows: OptionRows): TypedDetails =>
  mapDetails(name => textByCell(stock, rows, shelfDetails[name].textOf))

/** What is typed; what nobody touched since it was `before` is as it is `now`. */
export const takeOtherDetails = (typed: TypedDetails, before: TypedDetails, now: TypedDetails) =>
  mapDetails(name => takeOthers(typed[name], before[name], now[name]))

/** What is typed of a cell, as it is sent. What nobody touched is not sent, so that a colleague's stays. */
export function typedDetails(
  typed: TypedDetails,
  cell: string,
  shelf: Shelf | null | undefined,
): { sku?: string; barcode?: string; cost?: number | null } {
  const touched = detailNames.flatMap(name => {
    const { field, textOf, read } = shelfDetails[name]
    const [text, stored] = [typed[name][cell]?.trim() ?? '', textOf(shelf ?? {}) ?? '']
    return text === stored || read(text) === read(stored) ? [] : [[field, read(text)] as const]
  })
  return Object.fromEntries(touched)
}

/** Whether anything of this kind is typed for a cell, or for any. */
export const hasDetails = (typed: TypedDetails, isOf = (_cell: string) => true): boolean =>
  detailNames.some(name => Object.entries(typed[name]).some(([cell, text]) => text.trim() && isOf(cell)))

/** The kind that a field of a row of stock is of. */
export const detailOfField = (field: string | undefined): DetailName | undefined =>
  detailNames.find(name => shelfDetails[name].field === field)
