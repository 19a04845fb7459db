import { createHash } from 'node:crypto'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import type { Place } from '../../../contract/catalogue/places.ts'
import { choicesOf, piecesLeft, valuesOf } from '../../../contract/catalogue/stock.ts'
import type { PageSettings } from '../../api/context.ts'
import { type PriceFrom, priceFrom } from '../../parts/product/price-from.ts'
import { gtinOf } from '../../parts/seo/gtin-of.ts'
import { sharePicture } from '../../parts/seo/share-picture.ts'
import { absolute, type Site } from '../../parts/seo/site.ts'
import { paths } from '../../paths.ts'
import { googleAudience } from './google-audience.ts'

/** Fields of Google's product data specification by name; several values make several elements. */
export type FeedItem = Record<string, string | string[]>

export type FeedSite = Site & Pick<PageSettings, 'feedCategory'>

/** Limits of that specification: text lengths and number of pictures. */
const maxTitleLength = { title: 150, description: 5_000, additionalPictures: 10 }

/**
 * A product's feed items: one for each choice, joined by their group. None without a picture, which Google
 * refuses.
 */
export const feedItems = (site: FeedSite, product: Product): FeedItem[] =>
  itemsOf(site, product).filter(item => item.image_link)

function itemsOf(site: FeedSite, product: Product): FeedItem[] {
  const choices = choicesOf(valuesOf(product))
  return choices.map(choice => ({
    id: choices.length > 1 ? `${product._id}-${markOf(choice)}` : product._id,
    ...(choices.length > 1 ? { item_group_id: product._id } : {}),
    title: titleOf(product, choice),
    description: (product.seoDescription ?? (product.description || product.title)).slice(
      0,
      maxTitleLength.description,
    ),
    link: absolute(site, paths.product(product.slug, choice)),
    ...picturesOf(site, product, choice),
    availability: piecesLeft(product.stock, choice) > 0 ? 'in_stock' : 'out_of_stock',
    ...pricesOf(priceFrom(product, choice), site.currency),
    condition: 'new',
    brand: site.name,
    ...codeOf(product, choice),
    ...kindOf(site, product),
    ...(choice.color ? { color: choice.color } : {}),
    size: choice.size || 'One size',
    // For campaigns and reports of the owner's: Google shows it to nobody.
    ...(product.hasPair ? { custom_label_0: 'pair' } : {}),
  }))
}

/** Google has no field for a third option, and wants to tell every choice of a group apart. */
const titleOf = ({ seoTitle, title }: Product, { third }: Place): string =>
  [(seoTitle ?? title).slice(0, maxTitleLength.title - (third ? third.length + 2 : 0)), third]
    .filter(Boolean)
    .join(', ')

function codeOf(product: Product, choice: Place): FeedItem {
  const gtin = gtinOf(product, choice)
  return gtin ? { gtin } : { identifier_exists: 'no' }
}

/** Always the same for the same choice, and short: an id may have 50 characters. */
const markOf = ({ color, size, third }: Place): string =>
  createHash('sha256')
    .update([color, size, ...(third ? [third] : [])].join('\n'))
    .digest('hex')
    .slice(0, 12)

function picturesOf(site: Site, product: Product, { color }: Place): FeedItem {
  const ofColour = product.colors.find(({ name }) => name === color)?.image
  const shown = picturesOfColour(product.pictures, product.colors, color).map(({ url }) => url)
  const own = [ofColour ?? '', ...shown].flatMap(url => sharePicture(url) ?? [])
  const [first, ...others] = [...new Set(own)].map(path => absolute(site, path))
  return {
    ...(first ? { image_link: first } : {}),
    additional_image_link: others.slice(0, maxTitleLength.additionalPictures),
  }
}

/** Google's `price` is the price without the reduction. */
function pricesOf({ price, displayPrice }: PriceFrom, currency: string): FeedItem {
  const amountOf = (amount: number) => `${amount.toFixed(2)} ${currency}`
  return displayPrice > price
    ? { price: amountOf(displayPrice), sale_price: amountOf(price) }
    : { price: amountOf(price) }
}

function kindOf({ feedCategory }: FeedSite, { category: code }: Product): FeedItem {
  const category = feedCategory(code)
  return category ? { product_type: category.type, ...googleAudience(category) } : {}
}
