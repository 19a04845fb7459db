import type { Place } from '../../../../contract/catalogue/places.ts'
import { mapTexts, type ProductTexts, textsOf } from '../../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { optionsWithStock } from '../../../../contract/catalogue/stock.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { toZoned } from '../../controls/zoned-time.ts'
import { textByCell } from './option-cells.ts'
import { pricesByCell } from './price-cells.ts'
import { detailsByCell, type TypedDetails } from './shelf-details.ts'

/** `was`: what the shop calls it until it is saved; none for a new one. */
export type ValueRow = { key: string; value: string; was?: string | undefined }
export type ColorRow = {
  key: string
  name: string
  hex: string
  image: string
  was?: string | undefined
  /** Added by Enter and not by hand: it may stay blank. */
  isSpare?: boolean | undefined
}
/** `url` is '' until the picture is uploaded; `color` is the key of the only color for which it is shown, '' for every color. */
export type PictureRow = { key: string; url: string; alt: string; color: string }

/** What the stock is counted by: one number for all, or a number for each value of these options. */
export const countedBy = {
  one: [],
  color: ['color'],
  size: ['size'],
  both: ['color', 'size'],
  third: ['third'],
  colorThird: ['color', 'third'],
  sizeThird: ['size', 'third'],
  all: ['color', 'size', 'third'],
} as const satisfies Record<string, readonly (keyof Place)[]>

export type KeptBy = keyof typeof countedBy

// The table has these keys and no others.
export const keptBys = Object.keys(countedBy) as [KeptBy, ...KeptBy[]]

/** How stock is counted that has numbers for these options. */
export const keptByOf = (apart: Partial<Record<keyof Place, boolean>>): KeptBy =>
  keptBys.find(each =>
    (['color', 'size', 'third'] as const).every(
      option => countedBy[each].some(counted => counted === option) === Boolean(apart[option]),
    ),
  ) ?? 'one'

/** The form's values as typed. Rows have keys of their own, so a renamed colour keeps its stock. */
export type ProductValues = ProductTexts &
  TypedDetails & {
    title: string
    category: string
    description: string
    inventory: string
    displayPrice: string
    price: string
    /** Typed prices of choices, by the `cellKey` of the rows' keys. */
    optionPrices: Record<string, string>
    optionDisplayPrices: Record<string, string>
    pictures: PictureRow[]
    colors: ColorRow[]
    materials: ValueRow[]
    lengths: ValueRow[]
    sizes: ValueRow[]
    /** What the third option is called, and its values. */
    thirdName: string
    thirds: ValueRow[]
    materialsIncluded: boolean
    lengthsIncluded: boolean
    keptBy: KeptBy
    /** Typed counts, by the `cellKey` of the rows' keys. */
    cells: Record<string, string>
    status: 'draft' | 'published' | 'scheduled'
    /** Separated by commas. */
    tags: string
    /** As a `datetime-local` field has it, in the shop's time zone. */
    publishAt: string
  }

let keyCount = 0
export const newKey = (): string => `${Date.now().toString(36)}-${++keyCount}`

export const emptyValues: ProductValues = {
  title: '',
  category: '',
  description: '',
  inventory: '',
  displayPrice: '',
  price: '',
  optionPrices: {},
  optionDisplayPrices: {},
  pictures: [],
  colors: [],
  materials: [],
  lengths: [],
  sizes: [],
  thirdName: '',
  thirds: [],
  materialsIncluded: false,
  lengthsIncluded: false,
  keptBy: 'one',
  cells: {},
  skus: {},
  barcodes: {},
  costs: {},
  status: 'published',
  publishAt: '',
  tags: '',
  ...mapTexts(() => ''),
}

/** A stored product as the form's values. The keys are the same each time, so an unedited form counts as unchanged. */
export function valuesOf(product: StaffProduct): ProductValues {
  const colors: ColorRow[] = product.Color.map(({ Color, img, hex = '' }, index) => ({
    key: `c${index}`,
    name: Color,
    was: Color,
    hex,
    image: img.original,
  }))
  const rows = (letter: string, values: string[]) =>
    values.map((value, index) => ({ key: `${letter}${index}`, value, was: value }))
  const sizes = rows(
    's',
    product.Size.map(({ Size }) => Size),
  )
  const thirds = rows('t', product.third?.values.map(({ value }) => value) ?? [])
  return {
    title: product.title,
    category: product.category,
    description: product.description,
    displayPrice: product.baseDisplayPrice > product.basePrice ? String(product.baseDisplayPrice) : '',
    price: String(product.basePrice),
    ...pricesByCell(product, { colors, sizes, thirds }),
    pictures: product.pictures.map(({ url, alt, color }, index) => ({
      key: `p${index}`,
      url,
      alt,
      color: colors.find(({ name }) => name === color)?.key ?? '',
    })),
    colors,
    materials: rows(
      'm',
      product.Material.map(({ Material }) => Material),
    ),
    lengths: rows(
      'l',
      product.Length.map(({ Length }) => Length),
    ),
    sizes,
    thirdName: product.third?.name ?? '',
    thirds,
    materialsIncluded: product.included.includes('Material'),
    lengthsIncluded: product.included.includes('Length'),
    ...stockValues(product, { colors, sizes, thirds }),
    tags: product.tags.join(', '),
    ...textsOf(product),
    status: product.status,
    publishAt:
      product.status === 'scheduled' && product.publishAt ? toZoned(product.publishAt, shopTimeZone()) : '',
  }
}

type Kinds = Pick<ProductValues, 'colors' | 'sizes' | 'thirds'>

function stockValues({ stock, inventory }: StaffProduct, rows: Kinds) {
  const keptBy = keptByOf(optionsWithStock(stock))
  return {
    inventory: String(keptBy === 'one' ? (stock[0]?.quantity ?? 0) : inventory),
    keptBy,
    cells: keptBy === 'one' ? {} : textByCell(stock, rows, ({ quantity }) => String(quantity)),
    ...detailsByCell(stock, rows),
  }
}
