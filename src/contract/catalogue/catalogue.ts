import { z } from 'zod'
import { Amount } from '../amounts.ts'
import { required } from '../field-messages.ts'
import { isPictureAddress } from '../picture-address.ts'
import { maxPicturesPerProduct } from '../pictures.ts'
import { Id, line, optionalLine, paragraph, Timestamp } from '../text.ts'
import { withLatinDigits } from '../typed-numbers.ts'
import { OptionPrice, Price, ShownPrice } from './prices.ts'
import { mapTexts, productTexts } from './product-texts.ts'
import { mapPublicTexts } from './public-texts.ts'
import { Shelf, ShownShelf, Stock } from './shelves.ts'
import { foldTag, maxTags } from './tags.ts'
import { earlierName, ShownThirdOption, ThirdOption } from './third-option.ts'

/** The code of a category. Which there are the shop says; an unknown one is refused by what uses it. */
export const CategoryCode = z
  .string(required('Category is required.'))
  .trim()
  .min(1, 'Category is required.')
  .max(60)

/** A picture's address: a path of the shop or one that the shop can fetch it from, never a script or data. */
export const ImageUrl = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s\p{C}<>"'\\]+$/u, 'Use a picture of the shop or an https address.')
  .refine(
    isPictureAddress,
    'This address leads to no picture that the shop could fetch. Upload the picture instead.',
  )

const ColorOption = z.object({
  Color: line(60, 'Please enter a name for every color.'),
  img: z
    .object({
      original: z.union([ImageUrl, z.literal('')], 'Use a picture of the shop or an https address.'),
    })
    .optional(),
  /** Optional extra: the dot's colour where there is no picture. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Write the colour like #8a2433.')
    .optional(),
})

const SizeOption = z.object({ Size: line(60) })

const options = <T extends z.ZodType>(option: T) => z.array(option).max(50).default([])

/** A word of the staff for a product; its spelling is folded. */
export const Tag = line(30, 'Type a tag.').overwrite(foldTag)

/** Products are found by id first, so an address that looks like one could lead elsewhere. */
const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const OwnSlug = z
  .string()
  .trim()
  .max(productTexts.ownSlug.max)
  .regex(
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/,
    'Use small letters, digits and single hyphens, for example white-lawn-kurta.',
  )
  .refine(slug => !idShape.test(slug), 'This looks like the id of a product. Choose words instead.')

const LowStock = z
  .string()
  .trim()
  .overwrite(withLatinDigits)
  .regex(/^(0|[1-9]\d{0,2})?$/, 'Use a whole number up to 999, or leave it empty.')

/** Attributes of which a piece may have all values at once, so that there is nothing to choose. */
export const IncludedAttribute = z.enum(['Material', 'Length'])
export type IncludedAttribute = z.infer<typeof IncludedAttribute>

/** A new product, as the staff enter it; prices in the shop's currency. */
export const ProductInput = z.object({
  title: line(160, 'Title is required.'),
  category: CategoryCode,
  description: paragraph(10_000).default(''),
  inventory: Stock.default(0),
  /** Optional extra: the stock by choice. If sent, `inventory` is ignored and becomes their sum. */
  stock: z.array(Shelf).max(2_500, 'Use at most 2,500 rows of stock.').optional(),
  price: Price,
  displayPrice: Amount.nullish(),
  /** Optional extra: choices that cost something else. If not sent, they stay. */
  optionPrices: z.array(OptionPrice).max(2_500, 'Use at most 2,500 prices.').optional(),
  product_images: z
    .array(ImageUrl)
    .max(maxPicturesPerProduct, `Use at most ${maxPicturesPerProduct} pictures.`)
    .default([]),
  /** Optional extra: what each picture shows, by its address. */
  alts: z.record(z.string().max(2_000), optionalLine(400)).optional(),
  /**
   * Optional extra: the only colour for which each picture is shown, by its address. If sent, pictures that are not in it are
   * shown for all; a colour that the product does not have is left out.
   */
  pictureColors: z.record(z.string().max(2_000), optionalLine(60)).optional(),
  Color: options(ColorOption),
  Material: options(z.object({ Material: line(120) })),
  Length: options(z.object({ Length: line(120) })),
  Size: options(SizeOption),
  /** Optional extra: beside colour and size. If not sent, it stays; null for none. */
  third: ThirdOption.nullish(),
  /** Optional extra: "Kurta 39 in" and "Trousers 37 in" both come with the set; "Short" and "Long" are a choice. */
  included: z.array(IncludedAttribute).max(2).default([]),
  /** Optional extra: words of the staff for it, by which collections find it; without them it keeps its own. */
  tags: z.array(Tag).max(maxTags, `Use at most ${maxTags} tags.`).optional(),
  ...mapTexts(name => optionalLine(productTexts[name].max).optional()),
  /** Optional extra: the end of its address in place of one made from the title; '' for that. */
  ownSlug: OwnSlug.optional(),
  /** Optional extra: with this many pieces or fewer a choice is low on stock; '' for the number of the settings. */
  lowStock: LowStock.optional(),
  /** Optional extra: only the staff see a draft; a product scheduled for later is listed from `publishAt` on. */
  status: z.enum(['draft', 'published']).optional(),
  publishAt: Timestamp.refine(
    text => /^2(0\d\d|100)-/.test(text),
    'Use a time between the years 2000 and 2100.',
  ).nullish(),
})
export type ProductInput = z.infer<typeof ProductInput>

/** An edit replaces all details, except stock that is not sent. */
export const ProductEdit = ProductInput.extend({
  inventory: Stock.optional(),
  /** The stock that was shown, as with a shelf's `seen`. */
  inventorySeen: Stock.optional(),
  Color: options(ColorOption.extend({ was: earlierName() })),
  Size: options(SizeOption.extend({ was: earlierName() })),
  /** The product's `updated_at` when the form was filled; the edit is refused if it has changed since. */
  updated_at: Timestamp.optional(),
})
export type ProductEdit = z.infer<typeof ProductEdit>

/**
 * `color` is the only colour for which it is shown. `placeholder` is a tiny blurred picture as a data address, shown while
 * the real one loads.
 */
const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  color: z.string().optional(),
  placeholder: z.string().optional(),
})

/** A product as shoppers see it; prices in the shop's currency. */
export const Product = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** The lowest for which it can be bought. */
  price: Amount,
  displayPrice: Amount,
  /** Where choices have prices of their own: what each costs, '' standing for all without a nearer price. */
  optionPrices: z.array(ShownPrice).optional(),
  inventory: z.number().int().min(0),
  stock: z.array(ShownShelf),
  product_images: z.array(z.string()),
  pictures: z.array(Picture),
  Color: z.array(
    z.object({ Color: z.string(), img: z.object({ original: z.string() }), hex: z.string().optional() }),
  ),
  Material: z.array(z.object({ Material: z.string() })),
  Length: z.array(z.object({ Length: z.string() })),
  Size: z.array(z.object({ Size: z.string() })),
  included: z.array(IncludedAttribute),
  /** Where the merchant gave it one: a third option beside colour and size. */
  third: ShownThirdOption.optional(),
  /** For cards: a colour's name and the picture it switches to ('' when it has none). */
  colors: z.array(z.object({ name: z.string(), image: z.string(), hex: z.string().optional() })),
  /** In lists and wishlists: whether it has a pair that can be bought, of the same cloth for another person. */
  hasPair: z.boolean().optional(),
  /** In the pair of another product: what both cost less together. */
  pairSaving: Amount.optional(),
  /** While a deal reduces it: `price` is what is paid until `endDate`, then `priceThen`; `displayPrice` is struck through. */
  deal: z.object({ percentOff: z.number().int(), endDate: Timestamp, priceThen: Amount }).optional(),
  ...mapPublicTexts(() => z.string().optional()),
  created_at: Timestamp,
  /** When it was or will be listed; null for a draft. */
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
})
export type Product = z.infer<typeof Product>

/** The options chosen for a line of a cart or order. */
export const ChosenOptions = z.strictObject({
  color: optionalLine(60).optional(),
  size: optionalLine(60).optional(),
  length: optionalLine(120).optional(),
  material: optionalLine(120).optional(),
  /** A value of the product's third option. */
  third: optionalLine(60).optional(),
})
export type ChosenOptions = z.infer<typeof ChosenOptions>
