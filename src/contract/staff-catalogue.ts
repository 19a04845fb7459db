import { z } from 'zod'
import { CategoryCode, Product, ProductInput, Shelf } from './catalogue.ts'
import { Dollars } from './dollars.ts'
import { required } from './field-messages.ts'
import { pageQuery } from './lists.ts'
import { Id, searchText, Timestamp } from './text.ts'

export const productStatuses = ['draft', 'scheduled', 'published'] as const
export const ProductStatus = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof ProductStatus>

/** A product as the staff see it: `price` and `displayPrice` as the shoppers do, the others as they were typed. */
export const StaffProduct = Product.extend({
  status: ProductStatus,
  /** When it appears or appeared; null for a draft. */
  publishAt: Timestamp.nullable(),
  basePrice: Dollars,
  baseDisplayPrice: Dollars,
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** What a list shows of a product in passing: of its pictures the first alone. */
export const ProductSummary = StaffProduct.pick({
  _id: true,
  title: true,
  product_images: true,
  price: true,
  displayPrice: true,
  basePrice: true,
})
export type ProductSummary = z.infer<typeof ProductSummary>

/** `low` is in stock, but not much; `short` is low or sold out, of any colour or size. */
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

/** A page of the staff's products, narrowed and sorted; '' narrows nothing. */
export const ProductListQuery = pageQuery(10).extend({
  q: searchText(200).optional(),
  category: z.enum(['', ...CategoryCode.options]).default(''),
  stock: z.enum(['', ...stockLevels]).default(''),
  status: z.enum(['', ...productStatuses]).default(''),
  sort: z.enum(productOrders).default('newest'),
})
export type ProductListQuery = z.infer<typeof ProductListQuery>

export const ProductPage = z.object({
  products: z.array(StaffProduct),
  totalProducts: z.number().int().min(0),
})

const percent = z
  .number(required('Give the percentage as a number, for example -10.'))
  .min(-90)
  .max(300)
  .refine(value => value !== 0, 'Choose a percentage other than 0.')

export const BulkChange = z.object({
  ids: z.array(Id).min(1, 'Choose at least one product.').max(500, 'Choose at most 500 products.'),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('publish') }),
    z.object({ kind: z.literal('draft') }),
    z.object({ kind: z.literal('delete') }),
    /** Of the price; the display price keeps its distance in percent. Rounded to whole cents. */
    z.object({ kind: z.literal('price'), percent }),
  ]),
})
export type BulkChange = z.infer<typeof BulkChange>

/** `changeId` undoes it all; null when nothing changed. */
export const BulkChangeResult = z.object({ changed: z.number().int().min(0), changeId: Id.nullable() })

/** A product as a change left it; `changeId` undoes that, null when it changed nothing. */
export const EditedProduct = StaffProduct.extend({ changeId: Id.nullable() })
export type EditedProduct = z.infer<typeof EditedProduct>

export const RemovedProduct = z.object({ success: z.literal(true), changeId: Id })

/**
 * `left`: products that somebody changed again since, which stay as they are. `purged`: pictures that were thrown away
 * meanwhile and do not come back.
 */
export const UndoResult = z.object({
  undone: z.number().int().min(0),
  left: z.number().int().min(0),
  purged: z.number().int().min(0),
})
export type UndoResult = z.infer<typeof UndoResult>

/** A change made in the list itself: what is not sent stays. */
export const QuickEdit = z.object({
  price: ProductInput.shape.price.optional(),
  displayPrice: ProductInput.shape.displayPrice,
  stock: z
    .array(Shelf.required({ seen: true }))
    .max(2_500)
    .optional(),
})
export type QuickEdit = z.infer<typeof QuickEdit>

/** A CSV file of products, at most 10 MB, in a multipart form. */
export const CsvUpload = z.object({
  file: z
    .instanceof(File, { message: 'Attach the CSV file in the field "file".' })
    .meta({ type: 'string', format: 'binary' }),
})
export type CsvUpload = z.infer<typeof CsvUpload>

/** How a file is to be imported. */
export const ImportQuery = z.object({
  /** '1' says what would happen and changes nothing. */
  dryRun: z
    .enum(['0', '1'])
    .default('1')
    .transform(value => value === '1'),
  /** For products of a Shopify file whose own category cannot be told. */
  category: z.enum(['', ...CategoryCode.options]).default(''),
})
export type ImportQuery = z.infer<typeof ImportQuery>

const ImportNote = z.object({ row: z.number().int(), column: z.string(), message: z.string() })

/** Rows count as a spreadsheet shows them: the heading is row 1. A file with a broken row changes nothing. */
export const ImportReport = z.object({
  format: z.enum(['zari', 'shopify']),
  rows: z.number().int().min(0),
  created: z.number().int().min(0),
  updated: z.number().int().min(0),
  unchanged: z.number().int().min(0),
  errors: z.array(ImportNote),
  /** What is taken over otherwise than the file says it. */
  warnings: z.array(ImportNote),
  /** The pieces of products the shop has, by shelf, before and after; '' stands for every colour or size. */
  stock: z.array(
    z.object({
      ...{ row: z.number().int(), title: z.string(), color: z.string(), size: z.string() },
      ...{ before: z.number().int(), after: z.number().int() },
    }),
  ),
  /** Whether it has been done. */
  done: z.boolean(),
  /** Undoes it all; null where nothing was changed. */
  changeId: Id.nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>
