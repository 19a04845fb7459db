import type {
  ProductEdit,
  ProductInput,
  Product as WireProduct,
} from '../../../contract/catalogue/catalogue.ts'
import { pictureOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { toPlace } from '../../../contract/catalogue/places.ts'
import { mapTexts, type ProductTextName, textsOf } from '../../../contract/catalogue/product-texts.ts'
import { publicTextsOf } from '../../../contract/catalogue/public-texts.ts'
import type {
  QuickEdit,
  StaffProduct,
  ProductSummary as WireSummary,
} from '../../../contract/catalogue/staff-catalogue.ts'
import { toAmount, toCents } from '../../../contract/money.ts'
import type { Picture, ThirdOption } from '../../db/schema.ts'
import type { Discount } from '../../prices/discount-price.ts'
import type { Shelf } from '../stock/shelf.ts'
import { toWireShelf } from '../stock/stock-wire.ts'
import type { ProductSummary } from './load-products.ts'
import { optionPricesOf, pricesByOption, thirdOf, toWireOptionPrice } from './prices-wire.ts'
import { countSellable, type PricedProduct, type Product, type ProductDetails } from './product.ts'
import { publishedAtOf, statusAt } from './publishing.ts'

// The one place where the specification's product (dollars, `Color: [{ Color }]`) and the server's meet, both ways.

/** The fields that a product form and an answer have in common, as the specification writes them. */
const toWireFields = (product: ProductDetails) => ({
  title: product.title,
  category: product.category,
  description: product.description,
  price: toAmount(product.priceCents),
  displayPrice: toAmount(product.displayPriceCents),
  product_images: product.pictures.map(({ url }) => url),
  Color: product.colours.map(({ name, image, ...hex }) => ({
    Color: name,
    img: { original: image },
    ...hex,
  })),
  Material: product.materials.map(Material => ({ Material })),
  Length: product.lengths.map(Length => ({ Length })),
  Size: product.sizes.map(Size => ({ Size })),
  included: product.included,
  ...(product.third && { third: toWireThird(product.third) }),
})

const toWireThird = ({ name, values }: ThirdOption) => ({ name, values: values.map(value => ({ value })) })

/** A product as its own page shows it, with the placeholder of every picture. */
export const toWireProduct = (product: PricedProduct): WireProduct => ({
  _id: product.id,
  slug: product.slug,
  ...toWireFields(product),
  ...(product.optionPrices.length > 0 && { optionPrices: pricesByOption(product) }),
  inventory: countSellable(product),
  stock: product.stock.map(({ quantity, barcode, ...place }) => ({
    ...toPlace(place),
    quantity,
    ...(barcode && { barcode }),
  })),
  pictures: product.pictures,
  colors: product.colours.map(colour => ({ ...colour, image: colourPicture(product, colour.name) })),
  ...(product.discount && { deal: toWireDeal(product.discount) }),
  ...publicTextsOf(product),
  created_at: product.createdAt.toISOString(),
  published_at: product.publishedAt?.toISOString() ?? null,
  updated_at: product.updatedAt.toISOString(),
})

const colourPicture = ({ pictures, colours }: ProductDetails, name: string) =>
  pictureOfColour(pictures, colours, name)

const toWireDeal = ({ percentOff, endAt, priceAfterCents }: Discount) => ({
  percentOff,
  endDate: endAt.toISOString(),
  priceThen: toAmount(priceAfterCents),
})

/** A product as lists show it: only the pictures that a card shows first keep their placeholders. */
export const toWireCard = (product: PricedProduct): WireProduct => ({
  ...toWireProduct(product),
  pictures: cardPictures(product),
})

function cardPictures(product: Product): Picture[] {
  const ofColours = new Set(product.colours.map(({ name }) => colourPicture(product, name)))
  return product.pictures.map(({ placeholder, ...picture }, index) =>
    placeholder && (index === 0 || ofColours.has(picture.url)) ? { ...picture, placeholder } : picture,
  )
}

/** A product as the staff see it at `now`: with its status, and its prices without deals. */
export const toWireStaffProduct = (product: PricedProduct, now: Date): StaffProduct => ({
  ...toWireProduct(product),
  status: statusAt(product.publishedAt, now),
  publishAt: product.publishedAt?.toISOString() ?? null,
  basePrice: toAmount(product.basePriceCents),
  baseDisplayPrice: toAmount(product.baseDisplayPriceCents),
  ...(product.optionPrices.length > 0 && {
    baseOptionPrices: product.optionPrices.map(toWireOptionPrice),
  }),
  tags: product.tags,
  stock: product.stock.map(toWireShelf),
  ...textsOf(product),
})

/** A product as a deal's list shows it; cents become dollars. */
export const toWireSummary = (product: ProductSummary): WireSummary => ({
  _id: product.id,
  title: product.title,
  product_images: product.picture ? [product.picture] : [],
  price: toAmount(product.priceCents),
  displayPrice: toAmount(product.displayPriceCents),
  basePrice: toAmount(product.basePriceCents),
})

/** The product form that says what these details say, with its stock by shelf. */
export const toWireInput = (product: ProductDetails & { stock: Shelf[] }): ProductInput => ({
  ...toWireFields(product),
  optionPrices: product.optionPrices.map(toWireOptionPrice),
  tags: product.tags,
  ...textsOf(product),
  inventory: 0,
  stock: product.stock.map(toWireShelf),
  alts: Object.fromEntries(product.pictures.map(({ url, alt }) => [url, alt])),
  pictureColors: colorsByUrl(product.pictures),
  status: product.publishedAt === null ? 'draft' : 'published',
  publishAt: product.publishedAt?.toISOString() ?? null,
})

/** A quick edit's prices over those that a product has; a display price of null is the price itself. */
export function fromWirePrices(
  { price, displayPrice }: Pick<QuickEdit, 'price' | 'displayPrice'>,
  current: Pick<Product, 'priceCents' | 'displayPriceCents'>,
): Pick<Product, 'priceCents' | 'displayPriceCents'> {
  const priceCents = price === undefined ? current.priceCents : toCents(price)
  if (displayPrice === null) return { priceCents, displayPriceCents: priceCents }
  return {
    priceCents,
    displayPriceCents: displayPrice === undefined ? current.displayPriceCents : toCents(displayPrice),
  }
}

/** What of a stored product a form leaves as it is where it says nothing about it. */
type Kept = Readonly<
  Pick<
    ProductDetails,
    'pictures' | 'tags' | 'publishedAt' | 'optionPrices' | 'colours' | 'sizes' | 'third' | ProductTextName
  >
>

/**
 * What a product form says, apart from its stock. Where it sends no `alts` or `pictureColors`, pictures keep theirs from
 * `kept`; where it sends no status, `kept.publishedAt` stays, and a new product is published at `now`.
 */
export const fromWireInput = (input: ProductEdit, kept: Kept | null, now: Date): ProductDetails => ({
  title: input.title,
  category: input.category,
  description: input.description,
  priceCents: toCents(input.price),
  displayPriceCents: toCents(input.displayPrice ?? input.price),
  optionPrices: optionPricesOf(input, kept),
  pictures: picturesOf(input, kept?.pictures ?? []),
  colours: input.Color.map(({ Color: name, img, hex }) => ({
    name,
    image: img?.original ?? '',
    ...(hex ? { hex } : {}),
  })),
  materials: input.Material.map(option => option.Material),
  lengths: input.Length.map(option => option.Length),
  sizes: input.Size.map(option => option.Size),
  third: thirdOf(input, kept?.third ?? null),
  included: input.included,
  tags: input.tags ? [...new Set(input.tags.filter(Boolean))] : [...(kept?.tags ?? [])],
  ...mapTexts(name => input[name] ?? kept?.[name] ?? ''),
  publishedAt: publishedAtOf(input, { known: kept ? kept.publishedAt : now, now }),
})

function picturesOf(
  { product_images, alts, pictureColors, Color }: ProductEdit,
  kept: readonly Picture[],
): Picture[] {
  const altOf = new Map(alts ? Object.entries(alts) : kept.map(({ url, alt }) => [url, alt]))
  const colorOf = new Map(Object.entries(pictureColors ?? colorsByUrl(kept)))
  const colors = new Set(Color.map(option => option.Color))
  return product_images.map(url => {
    const color = colorOf.get(url)
    return { url, alt: altOf.get(url) ?? '', ...(color && colors.has(color) && { color }) }
  })
}

const colorsByUrl = (pictures: readonly Picture[]): Record<string, string> =>
  Object.fromEntries(pictures.flatMap(({ url, color }) => (color ? [[url, color]] : [])))
