import type { z } from 'zod'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import type { Place } from '../../../contract/catalogue/places.ts'
import type { ImportReport } from '../../../contract/catalogue/staff-catalogue.ts'
import type { Shelf } from '../stock/shelf.ts'
import type { AmountStyle } from './read-values.ts'

/** An error or a warning with its place in the file. */
export type FileNote = z.infer<typeof ImportReport>['errors'][number]

/** The fields that a file gives a product, unchecked; fields without a column are not there. */
export type FileFields = { [Field in keyof ProductInput]?: unknown } & {
  product_images?: string[]
  alts?: Record<string, string>
  pictureColors?: Record<string, string>
  Color?: { Color: string; img: { original: string }; hex?: string }[]
}

type FilePlace = Place & { row: number }
/** The SKU that a row gives to pieces of a place. */
export type FileSku = FilePlace & { kind: 'sku'; value: string }
/** The GTIN on them, or what one of them cost in the shop's currency. */
export type FileDetail =
  | FileSku
  | (FilePlace & ({ kind: 'barcode'; value: string } | { kind: 'cost'; value: number }))

/**
 * A product in a file. `id` and `slug` name the shop's product that it is about, where there is one. It is plain data,
 * which one thread can send to another.
 */
export type FileProduct = {
  row: number
  format: 'zari' | 'shopify'
  id: string
  slug: string
  fields: FileFields
  /** Places that are not named keep theirs. */
  shelfDetails?: FileDetail[]
  /** What was read as a price, and would be a value if the shop's product has a third option with such ones. */
  unsureValues?: string[]
  /** It costs 0.00, so it is left out; a warning says so. */
  isFree?: boolean
  /** What the shop had when it exported the file. */
  exported?: { stock: Shelf[]; updatedAt: string }
  /** The row of each picture, where pictures have rows of their own. */
  pictureRows?: number[]
  errors: FileNote[]
  warnings: FileNote[]
}

type AddNote = (row: number, column: string, message: string) => void

/** Collects notes on a file: an error stops the import, a warning says what is imported otherwise than written. */
export type FileNotes = { addError: AddNote; addWarning: AddNote }

/** What of the shop tells how its files are read. */
export type FileShop = {
  groups: readonly CategoryGroup[]
  /** For products of Shopify's format whose own category cannot be told; '' for none. */
  category: string
  /** Of its prices. */
  currency: string
}

/** The same with what the table itself tells. */
export type FileContext = FileShop & AmountStyle
