import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { required } from '../field-messages.ts'
import { pageQuery } from '../lists.ts'
import { Id, optionalLine, searchText, Timestamp } from '../text.ts'
import { Product, ProductInput, Tag } from './catalogue.ts'
import { mapTexts } from './product-texts.ts'
import { Shelf, ShownShelf, shownPlace } from './shelves.ts'
import { stockReasons } from './stock-moves.ts'

export const productStatuses = ['draft', 'scheduled', 'published'] as const
export const ProductStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof ProductStatus>

/**
 * A product as the staff see it: `price` and `displayPrice` as shoppers see them, the lowest that can be bought; the base prices
 * as they are set, without any deal.
 */
export const StaffProduct = Product.extend({
  /** A shelf has an SKU, and what its pieces cost on average, where the merchant gave it them. */
  stock: z.array(ShownShelf.extend({ sku: z.string().optional(), cost: Amount.optional() })),
  status: ProductStatus,
  /** When it was or will be listed; null for a draft. */
  publishAt: Timestamp.nullable(),
  basePrice: Amount,
  baseDisplayPrice: Amount,
  /** Of colours and sizes with a price of their own. */
  baseOptionPrices: Product.shape.optionPrices,
  /** In small letters. */
  tags: z.array(z.string()),
  ...mapTexts(() => z.string()),
  /** On its own page: pictures named on other sites of which the shop has no copy yet; `problem` says what stopped it, '' nothing yet. */
  missingPictures: z.array(z.object({ url: z.string(), problem: z.string() })).optional(),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** A product in a list: only the first of its pictures. */
export const ProductSummary = StaffProduct.pick({
  _id: true,
  title: true,
  product_images: true,
  price: true,
  displayPrice: true,
  basePrice: true,
})
export type ProductSummary = z.infer<typeof ProductSummary>

/** `low`: few left. `short`: low or sold out in any colour or size. `out`: sold out. */
export const stockLevels = ['in', 'low', 'short', 'out'] as const
export const productOrders = [
  'newest',
  'oldest',
  'title',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
] as const

/** A page of the staff's products, filtered and sorted; '' is no filter. */
export const ProductListQuery = pageQuery(10).extend({
  q: searchText(200).optional(),
  /** Only products with pieces of this SKU or barcode. */
  code: searchText(64).optional(),
  category: z.string().max(60).default(''),
  stock: z.enum(['', ...stockLevels]).default(''),
  status: z.enum(['', ...productStatuses]).default(''),
  sort: z.enum(productOrders).default('newest'),
})
export type ProductListQuery = z.infer<typeof ProductListQuery>

/** A page of products with the total number of them. */
export const ProductPage = z.object({
  products: z.array(StaffProduct),
  totalProducts: z.number().int().min(0),
  /** How many pieces of a colour and size are few where the product does not say it itself. */
  lowStock: z.number().int().min(0),
})

const percent = z
  .number(required('Give the percentage as a number, for example -10.'))
  .min(-90)
  .max(300)
  .refine(value => value !== 0, 'Choose a percentage other than 0.')

/** One change of many products. */
export const BulkChange = z.object({
  ids: z.array(Id).min(1, 'Choose at least one product.').max(500, 'Choose at most 500 products.'),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('publish') }),
    z.object({ kind: z.literal('draft') }),
    z.object({ kind: z.literal('delete') }),
    /** Changes price and display price by the same percentage, rounded as the shop rounds calculated prices. */
    z.object({ kind: z.literal('price'), percent }),
    /** Gives them a tag, or with `on` false takes it away. */
    z.object({ kind: z.literal('tag'), tag: Tag, on: z.boolean() }),
  ]),
})
export type BulkChange = z.infer<typeof BulkChange>

/** `changed` counts the products; `changeId` undoes the change and is null when nothing changed. */
export const BulkChangeResult = z.object({ changed: z.number().int().min(0), changeId: Id.nullable() })

/** A product after a change; `changeId` undoes it and is null when nothing changed. */
export const EditedProduct = StaffProduct.extend({ changeId: Id.nullable() })
export type EditedProduct = z.infer<typeof EditedProduct>

/** `changeId` restores the product. */
export const RemovedProduct = z.object({ success: z.literal(true), changeId: Id })

/**
 * `left` counts products that stay as they are because they have changed again. `purged` counts pictures that were
 * deleted in the meantime and cannot be restored. `others` names the delivery and the collections where it changed them too.
 */
export const UndoResult = z.object({
  undone: z.number().int().min(0),
  left: z.number().int().min(0),
  purged: z.number().int().min(0),
  others: z.object({ undone: z.array(z.string()), left: z.array(z.string()) }).optional(),
})
export type UndoResult = z.infer<typeof UndoResult>

/** A change made in the product list; fields that are not sent stay as they are. */
export const QuickEdit = z.object({
  price: ProductInput.shape.price.optional(),
  displayPrice: ProductInput.shape.displayPrice,
  stock: z
    .array(Shelf.required({ seen: true }))
    .max(2_500)
    .optional(),
  /** Why the stock changes, for its history. With `bought`, the cost of a row is that of the pieces that came. */
  stockReason: z.enum(stockReasons).default('set'),
  stockNote: optionalLine(200).default(''),
})
export type QuickEdit = z.infer<typeof QuickEdit>

/** A CSV or Excel (.xlsx) file of products, at most 10 MB, in a multipart form. */
export const CsvUpload = z.object({
  file: z
    .instanceof(File, { message: 'Attach the file in the field "file".' })
    .meta({ type: 'string', format: 'binary' }),
})
export type CsvUpload = z.infer<typeof CsvUpload>

/** How a file is to be imported. */
export const ImportQuery = z.object({
  /** '1' reports what would happen and changes nothing. */
  dryRun: z
    .enum(['0', '1'])
    .default('1')
    .transform(value => value === '1'),
  /** The category of products in a Shopify file that have none of the shop's. */
  category: z.string().max(60).default(''),
})
export type ImportQuery = z.infer<typeof ImportQuery>

const ImportNote = z.object({ row: z.number().int(), column: z.string(), message: z.string() })

/** Rows are numbered as in a spreadsheet: the heading is row 1. A file with any error changes nothing. */
export const ImportReport = z.object({
  format: z.enum(['zari', 'shopify']),
  rows: z.number().int().min(0),
  created: z.number().int().min(0),
  updated: z.number().int().min(0),
  unchanged: z.number().int().min(0),
  errors: z.array(ImportNote),
  /** Where the import differs from what the file says. */
  warnings: z.array(ImportNote),
  /** The stock of existing products by shelf, before and after; '' stands for all colours or sizes. */
  stock: z.array(
    z.object({
      row: z.number().int(),
      title: z.string(),
      ...shownPlace,
      before: z.number().int(),
      after: z.number().int(),
    }),
  ),
  /** False for a dry run and for a file with errors. */
  done: z.boolean(),
  /** Undoes the import; null when nothing changed. */
  changeId: Id.nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>
