import { type FieldErrors, type FieldPath, type Resolver, set } from 'react-hook-form'
import { ProductEdit } from '../../../../contract/catalogue/catalogue.ts'
import { productTexts, textNames } from '../../../../contract/catalogue/product-texts.ts'
import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import { shopTimeZone } from '../../../parts/shop-time-zone.ts'
import { fromZoned } from '../../controls/zoned-time.ts'
import { displayPriceAlone } from './price-cells.ts'
import type { ProductValues } from './product-values.ts'
import { detailNames, detailOfField, shelfDetails } from './shelf-details.ts'
import { repeatedSku, uncountedRow } from './stock-rows.ts'
import { type Sources, toProductEdit } from './to-product-edit.ts'

type ProductResolver = Resolver<ProductValues, unknown, ProductEdit>

export type Problem = { field: string; message: string }

/**
 * Checks the form by the contract's rules, and for what only the form knows: blank colours, repeated values and times
 * in the past.
 */
export const productResolver =
  (loaded: StaffProduct | null, now = Date.now, isSubmitted = () => true): ProductResolver =>
  (values, _context, { names = [] }) => {
    const { edit, sources } = toProductEdit(values, loaded)
    const parsed = ProductEdit.safeParse(edit)
    // Adding a row checks all rows. The new row is still blank, which is no mistake yet.
    const isOneField = names.length === 1 && !isSubmitted()
    const rowAdded = isOneField && names[0] === 'colors'
    const problems = [
      ...(rowAdded ? [] : blankColors(values)),
      ...formProblems(values, now()),
      // Said sooner, it would move the button that adds a value from under the pointer.
      ...(isOneField ? [] : thirdProblems(values)),
      ...detailProblems(values),
      ...optionPriceProblems(values),
      ...(parsed.success ? [] : parsed.error.issues.map(issue => problemOf(issue, sources))),
    ]
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toErrors(problems) }
  }

/** The first message of each field. */
function toErrors(problems: readonly Problem[]): FieldErrors<ProductValues> {
  const errors: FieldErrors<ProductValues> = {}
  const seen = new Set<string>()
  for (const { field, message } of problems) {
    if (seen.has(field)) continue
    seen.add(field)
    set(errors, field, { type: 'check', message })
  }
  return errors
}

type Issue = { path: PropertyKey[]; message: string; code?: string }

function problemOf({ path, message, code }: Issue, sources: Sources): Problem {
  const field = fieldOfPath(path.map(String), sources)
  const isCount = field === 'inventory' || field === 'cells'
  const place = field === 'optionPrices' ? sources.optionPrices[Number(path[1])] : undefined
  if (place) return { field, message: `${place}: ${message}` }
  return { field, message: isCount && code === 'invalid_type' ? 'Use a whole number.' : message }
}

const rowFields = {
  Color: ['colors', 'name'],
  Material: ['materials', 'value'],
  Length: ['lengths', 'value'],
  Size: ['sizes', 'value'],
} as const

/** The form's field that a path of the API's input was made from. */
export function fieldOfPath([first = '', second = '', third]: readonly string[], sources: Sources): string {
  if (first === 'Color' || first === 'Material' || first === 'Length' || first === 'Size') {
    const [rows, field] = rowFields[first]
    const index = sources[first][Number(second)]
    return index === undefined ? rows : `${rows}.${index}.${third === 'hex' ? 'hex' : field}`
  }
  if (first === 'third') {
    const index = second === 'values' ? sources.third[Number(third)] : undefined
    return index === undefined ? 'thirdName' : `thirds.${index}.value`
  }
  if (first === 'product_images' || first === 'alts' || first === 'pictureColors') return 'pictures'
  if (first === 'inventorySeen') return 'inventory'
  if (first === 'stock') return detailOfField(third) ?? (sources.stock.length > 0 ? 'cells' : 'inventory')
  return first
}

/** The cell of the stock grid that a path of the API's input was made from. */
export const cellOfPath = (
  [first, second, third]: readonly string[],
  sources: Sources,
): string | undefined =>
  first === 'stock' && !detailOfField(third) ? sources.stock[Number(second)] : undefined

function detailProblems(values: ProductValues): Problem[] {
  const repeated = repeatedSku(values)
  const repeats =
    repeated === null
      ? []
      : [{ field: 'skus', message: `Two rows have the SKU ${repeated}. Each can be used only once.` }]
  const uncounted = detailNames.flatMap(name => {
    const row = uncountedRow(values, name)
    const { one } = shelfDetails[name]
    return row === null
      ? []
      : [{ field: name, message: `Count the pieces of ${row} first, or leave their ${one} empty.` }]
  })
  return [...repeats, ...uncounted]
}

function optionPriceProblems(values: ProductValues): Problem[] {
  const name = displayPriceAlone(values)
  return name === null ? [] : [{ field: 'optionPrices', message: `Enter the price of ${name}, too.` }]
}

const blankColors = ({ colors }: ProductValues): Problem[] =>
  colors.flatMap(({ name, hex, image, isSpare }, index) =>
    name.trim() === '' && !(isSpare && hex.trim() === '' && image === '')
      ? [{ field: `colors.${index}.name`, message: 'Please enter a name for every color.' }]
      : [],
  )

function formProblems(values: ProductValues, now: number): Problem[] {
  const texts = (rows: readonly { value: string }[]) => rows.map(row => row.value)
  const isUploading = values.pictures.some(({ url }) => url === '')
  return [
    ...(isUploading
      ? [{ field: 'pictures', message: 'Wait until every picture is uploaded, or remove it.' }]
      : []),
    ...repeatedValues(
      values.colors.map(color => color.name),
      index => `colors.${index}.name`,
    ),
    ...repeatedValues(texts(values.materials), index => `materials.${index}.value`),
    ...repeatedValues(texts(values.lengths), index => `lengths.${index}.value`),
    ...repeatedValues(texts(values.sizes), index => `sizes.${index}.value`),
    ...repeatedValues(texts(values.thirds), index => `thirds.${index}.value`),
    ...timeProblems(values, now),
  ]
}

/** A name without values says nothing. */
const thirdProblems = ({ thirdName, thirds }: ProductValues): Problem[] =>
  thirdName.trim() !== '' && thirds.every(({ value }) => value.trim() === '')
    ? [{ field: 'thirdName', message: 'Add the values of this option, or clear its name.' }]
    : []

function repeatedValues(texts: readonly string[], field: (index: number) => string): Problem[] {
  const normalised = texts.map(text => text.trim().toLowerCase())
  return normalised.flatMap((text, index) =>
    text !== '' && normalised.indexOf(text) < index
      ? [{ field: field(index), message: `“${texts[index]?.trim()}” is already in the list.` }]
      : [],
  )
}

function timeProblems({ status, publishAt }: ProductValues, now: number): Problem[] {
  if (status !== 'scheduled') return []
  const time = Date.parse(fromZoned(publishAt, shopTimeZone()) ?? '')
  if (Number.isNaN(time)) return [{ field: 'publishAt', message: 'Choose the day and time it appears.' }]
  return time <= now ? [{ field: 'publishAt', message: 'Choose a time in the future.' }] : []
}

/** All fields that can have an error, in the order of the page. */
export const fieldsInOrder = ({ colors, materials, lengths, sizes, thirds }: ProductValues) =>
  [
    ...([
      'title',
      'category',
      'description',
      'tags',
      ...textNames('isBasic'),
      'price',
      'displayPrice',
      'inventory',
      'pictures',
    ] as const),
    ...colors.flatMap((_, index) => [`colors.${index}.name`, `colors.${index}.hex`] as const),
    ...materials.map((_, index) => `materials.${index}.value` as const),
    ...lengths.map((_, index) => `lengths.${index}.value` as const),
    ...sizes.map((_, index) => `sizes.${index}.value` as const),
    'thirdName',
    ...thirds.map((_, index) => `thirds.${index}.value` as const),
    'cells',
    'optionPrices',
    ...detailNames,
    ...textNames().filter(name => !productTexts[name].isBasic),
    'publishAt',
  ] satisfies FieldPath<ProductValues>[]
