import { ProductInput } from '../../../contract/catalogue/catalogue.ts'
import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { placeName, toPlace } from '../../../contract/catalogue/places.ts'
import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import type { Categories } from '../categories/categories.ts'
import { wrongCategory } from '../categories/check-category.ts'
import { wrongOptions, wrongPrices } from '../product/prices-wire.ts'
import { optionValuesOf, type Product, type ProductDetails } from '../product/product.ts'
import { toRecord } from '../product/product-changes.ts'
import { fromWireInput, toWireInput } from '../product/product-wire.ts'
import { checkStock, wrongPlace } from '../stock/check-stock.ts'
import type { Shelf, ShelfDetails } from '../stock/shelf.ts'
import type { FileNote, FileProduct } from './file-product.ts'
import type { ProductMatch } from './match-products.ts'
import { placeOf } from './place-of.ts'
import { resolveStock } from './resolve-stock.ts'
import { type CheckDetails, detailsWithoutSlug, planDetails } from './shelf-details.ts'

type PlannedDetails = { details: ProductDetails; shelfDetails: ShelfDetails[] }

/** What the import does with one product of the file. */
export type PlannedChange =
  | ({ kind: 'create'; slug: string; stock: Shelf[] } & PlannedDetails)
  /** `stock` is null where the product keeps its stock. */
  | ({ kind: 'update'; product: Product; stock: Shelf[] | null } & PlannedDetails)
  | { kind: 'unchanged' }

export type Asked = { now: Date; currency: string; categories: Categories; checkDetails: CheckDetails }

type Plan = { planned: PlannedChange | null; errors: FileNote[]; warnings: FileNote[] }

/** Whether a product without a name of its own says nothing but what one of the shop's of the same title is already. */
function isThere(
  { fields: { stock: _, ...fields }, shelfDetails: __, ...fileProduct }: FileProduct,
  alike: readonly Product[],
  asked: Asked,
) {
  return alike.some(product => {
    const match = { product, errors: [], alike: [] }
    return planChange({ ...fileProduct, fields }, match, asked).planned?.kind === 'unchanged'
  })
}

/**
 * Decides what the import does with a product of the file; `planned` is null where there are errors. Details that it
 * cannot have stop the shop's own format; from another shop's they are left out with a warning.
 */
export function planChange(
  fileProduct: FileProduct,
  { product, errors: matchErrors, alike }: ProductMatch,
  asked: Asked,
): Plan {
  const { now, currency, categories } = asked
  if (isThere(fileProduct, alike, asked))
    return { planned: { kind: 'unchanged' }, errors: [], warnings: detailsWithoutSlug(fileProduct, alike) }
  // The other fields were meant for another product, so they are not checked.
  if (matchErrors.length > 0)
    return { planned: null, errors: [...matchErrors, ...fileProduct.errors], warnings: [] }
  // Prices that the file does not name stay with the colours and sizes that stay.
  const base = product ? { ...toWireInput(product), optionPrices: undefined } : { stock: [] }
  const parsed = ProductInput.safeParse({ ...base, ...fileProduct.fields })
  const errors = [
    ...fileProduct.errors,
    ...unsurePrices(fileProduct, product),
    ...categoryErrors(fileProduct, categories),
    ...validationErrors(fileProduct, parsed),
  ]
  if (!parsed.success) return { planned: null, errors, warnings: [] }
  const details = fromWireInput(parsed.data, product ?? null, now)
  const wrong = [...wrongPrices(parsed.data, currency), ...wrongOptions(parsed.data, optionValuesOf(details))]
  for (const { field, message } of wrong) errors.push({ ...placeOf(fileProduct, field.split('.')), message })
  // Checking the stock goes through every choice for each of its rows.
  if (wrong.some(({ field }) => field === 'third')) return { planned: null, errors, warnings: [] }
  const typed = (parsed.data.stock ?? []).map(row => ({ ...toPlace(row), quantity: row.quantity }))
  const resolved = product ? resolveStock(fileProduct, typed, product) : { stock: typed, errors: [] }
  const { details: possible, notes } = asked.checkDetails(fileProduct, product)
  const {
    stock,
    details: shelfDetails,
    ...left
  } = planDetails(fileProduct, possible, product, {
    stock: resolved.stock,
    details,
  })
  const leftOut = [...notes, ...left.notes]
  const isFromHere = fileProduct.format === 'zari'
  errors.push(...resolved.errors, ...(isFromHere ? leftOut : []), ...stockErrors(fileProduct, stock, details))
  const warnings = isFromHere ? [] : [...leftOut]
  warnings.push(...lostOption(fileProduct, product, details), ...lostPrices(fileProduct, product, details))
  if (errors.length > 0) return { planned: null, errors, warnings }
  return { planned: toPlanned(fileProduct, product, { details, stock, shelfDetails }), errors, warnings }
}

/** What a file without columns for the third option calls a price, and a person could mean as a value of it. */
function unsurePrices(fileProduct: FileProduct, product: Product | undefined): FileNote[] {
  const known = new Set(product?.third?.values)
  const unsure = fileProduct.unsureValues?.find(part => known.has(part))
  if (unsure === undefined) return []
  const message = `"${unsure}" could be a price or a value of "${product?.third?.name}". Add the columns Option Name and Option Values.`
  return [{ ...placeOf(fileProduct, ['optionPrices']), message }]
}

/** The field of the product form that says what a place names. */
const fieldOfPlace = { color: 'Color', size: 'Size', third: 'third' } as const

/** A third option that the file takes away, whose pieces are then counted with the others. */
const lostOption = (
  fileProduct: FileProduct,
  product: Product | undefined,
  details: ProductDetails,
): FileNote[] =>
  product?.third && !details.third
    ? [
        {
          ...placeOf(fileProduct, ['third']),
          message: `The product loses its option "${product.third.name}". Pieces that were counted by it are added up.`,
        },
      ]
    : []

/** Prices that go with an option's value, where the file says nothing of prices. */
function lostPrices(
  fileProduct: FileProduct,
  product: Product | undefined,
  details: ProductDetails,
): FileNote[] {
  if (!product || fileProduct.fields.optionPrices !== undefined) return []
  return product.optionPrices.flatMap(price => {
    const wrong = wrongPlace(optionValuesOf(details), price)
    if (!wrong) return []
    const message = `The price of ${placeName(price)} goes with it. Write other ones under Other Prices.`
    return [{ ...placeOf(fileProduct, [fieldOfPlace[wrong.field]]), message }]
  })
}

function toPlanned(
  { slug }: FileProduct,
  product: Product | undefined,
  { stock, ...planned }: { stock: Shelf[] | null } & PlannedDetails,
): PlannedChange {
  if (!product) return { kind: 'create', slug, stock: stock ?? [], ...planned }
  const withoutStock = (state: ProductDetails) => toRecord({ ...state, stock: [] })
  const areDetailsChanged = changedFields(withoutStock(product), withoutStock(planned.details)) !== null
  const isChanged = stock !== null || planned.shelfDetails.length > 0 || areDetailsChanged
  return isChanged ? { kind: 'update', product, stock, ...planned } : { kind: 'unchanged' }
}

function categoryErrors(fileProduct: FileProduct, categories: Categories): FileNote[] {
  const { category } = fileProduct.fields
  const isWrong =
    typeof category === 'string' && category.trim() && !categoryOf(categories.groups, category.trim())
  return isWrong ? [{ ...placeOf(fileProduct, ['category']), message: wrongCategory(categories) }] : []
}

/** The first error of each cell; an error that the file's reader has found there stands alone. */
function validationErrors(
  fileProduct: FileProduct,
  parsed: ReturnType<typeof ProductInput.safeParse>,
): FileNote[] {
  if (parsed.success) return []
  const errors = parsed.error.issues.map(({ path, message }) => ({ ...placeOf(fileProduct, path), message }))
  const cellOf = ({ row, column }: FileNote) => `${row} ${column}`
  const named = new Set(fileProduct.errors.map(cellOf))
  return errors.filter(error => !named.has(cellOf(error)) && named.add(cellOf(error)))
}

function stockErrors(
  fileProduct: FileProduct,
  stock: readonly Shelf[] | null,
  details: ProductDetails,
): FileNote[] {
  try {
    checkStock(stock ?? [], optionValuesOf(details))
    return []
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    return [{ ...placeOf(fileProduct, ['stock']), message: cause.message }]
  }
}
