import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { optionalLine } from '../text.ts'
import { isGtin, plainBarcode } from './barcode.ts'

/** The most pieces of one shelf. */
export const maxPieces = 1_000_000

/** Pieces on one shelf. */
export const Stock = z.number().int().min(0).max(maxPieces)

export const maxSkuLength = 64

const barcodeWrong =
  'This is no barcode (GTIN): enter the 8, 12, 13 or 14 digits below the bars, or leave it empty.'

/** '' for none. */
export const Barcode = z
  .string()
  .max(40)
  .overwrite(plainBarcode)
  .refine(digits => digits === '' || isGtin(digits), barcodeWrong)

/** A place as it is typed; '' stands for all colours or sizes that have none of their own. */
export const typedPlace = {
  color: optionalLine(60).default(''),
  size: optionalLine(60).default(''),
  /** Of the product's third option. */
  third: optionalLine(60).optional(),
}

/** A place as everybody sees it. */
export const shownPlace = {
  color: z.string(),
  size: z.string(),
  third: z.string().optional(),
}

/** The stock of one place. */
export const Shelf = z.object({
  ...typedPlace,
  quantity: Stock,
  /** The quantity that was shown when the new one was typed. If sent, the difference is applied, so that what was sold stays sold. */
  seen: Stock.optional(),
  /** Optional extra: the merchant's own code for these pieces, which no other shelf has. If not sent, it stays; '' for none. */
  sku: optionalLine(maxSkuLength).optional(),
  /** Optional extra: the GTIN on these pieces. If not sent, it stays; '' for none. */
  barcode: Barcode.optional(),
  /** Optional extra: what each of these pieces cost the shop on average. If not sent, it stays; null for not known. */
  cost: Amount.nullish(),
})

/** The pieces of one place, as everybody sees them. */
export const ShownShelf = z.object({
  ...shownPlace,
  quantity: z.number().int().min(0),
  /** The GTIN on these pieces, where the merchant gave it. */
  barcode: z.string().optional(),
})
