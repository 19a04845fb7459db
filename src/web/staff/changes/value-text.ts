import type { PlacedCategory } from '../../../contract/catalogue/category-groups.ts'
import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Change } from '../../../contract/staff.ts'
import { countLabel } from '../../ui/count-label.ts'

/** What a change has recorded of a field. */
export type Value = NonNullable<Change['after']>[string]

const possessives: Readonly<Record<string, string>> = { Women: 'Women’s', Kids: 'Kids’' }

/** "Kids’ Frocks": with the group, since groups may have categories of the same name. */
export const categoryText = (category: PlacedCategory | undefined): string =>
  category ? `${possessives[category.group.name] ?? `${category.group.name},`} ${category.name}` : ''

/** "S, M, L": the names of the entries. */
export const listText = (value: Value): string =>
  Array.isArray(value) ? value.map(nameOf).join(', ') || 'None' : ''

/** "Cash on delivery / 7-day exchange": texts, or headings with their texts. */
export const linesText = (value: Value): string =>
  Array.isArray(value) ? value.map(lineText).join(' / ') : ''

const longest = 160

/** "2,410 characters: How we deliver…": the beginning of a text that has pages. */
export function longText(value: Value): string {
  const text = String(value ?? '')
  if (text.length <= longest) return text
  return `${text.length.toLocaleString('en')} characters: ${text.slice(0, longest)}…`
}

/** "Women": something that is kept with its id; what was recorded before ids were is the name alone. */
export const namedText = (value: Value): string => (value === null ? '' : nameOf(value))

/** "M: 88-93, 72-77": the sizes of a chart with their measures. */
export const measuresText = (value: Value): string =>
  Array.isArray(value)
    ? value
        .map(row => (isRecord(row) ? `${row.size}: ${[row.cells].flat().join(', ')}` : String(row)))
        .join(' / ')
    : ''

const lineText = (entry: Value) =>
  isRecord(entry) && entry.text !== undefined ? `${entry.title ?? ''}: ${entry.text}` : nameOf(entry)

const nameOf = (entry: Value): string =>
  isRecord(entry) ? String(entry.name ?? entry.title ?? entry.Color ?? '') : String(entry)

/** "Pistachio, M: 4; L: 2 (SKU L-1, cost $12.00)": the pieces of each choice. */
export const stockText = (value: Value, currency: string): string =>
  Array.isArray(value)
    ? value.flatMap(entry => (isRecord(entry) ? shelfText(entry, currency) : [])).join('; ')
    : ''

function shelfText(
  { color, size, third, quantity, sku, barcode, costCents }: Record<string, Value>,
  currency: string,
): string {
  const name = [color, size, third].filter(Boolean).join(', ')
  const cost = typeof costCents === 'number' && `cost ${formatMoney(toAmount(costCents), currency)}`
  const details = [sku && `SKU ${sku}`, barcode && `barcode ${barcode}`, cost].filter(Boolean).join(', ')
  const pieces = details ? `${quantity} (${details})` : String(quantity)
  return name ? `${name}: ${pieces}` : pieces
}

/** "Rose, L: $60.00 (before $75.00)": what choices cost. */
export function optionPricesText(value: Value, currency: string): string {
  if (!Array.isArray(value)) return ''
  const money = (cents: Value | undefined) => formatMoney(toAmount(Number(cents)), currency)
  const texts = value.filter(isRecord).map(({ color, size, third, priceCents, displayPriceCents }) => {
    const before =
      Number(displayPriceCents) > Number(priceCents) ? ` (before ${money(displayPriceCents)})` : ''
    return `${[color, size, third].filter(Boolean).join(', ')}: ${money(priceCents)}${before}`
  })
  return texts.join('; ') || 'None'
}

/** "Stitching: Unstitched, Stitched" */
export const thirdOptionText = (value: Value): string =>
  isRecord(value) ? `${value.name}: ${listText(value.values ?? '')}` : ''

/** "5 pictures, 3 for Rose": how many, and those of one colour only. */
export function picturesText(value: Value): string {
  if (!Array.isArray(value)) return ''
  const colours = value.flatMap(entry => (isRecord(entry) && entry.color ? [String(entry.color)] : []))
  const tied = [...new Set(colours)].map(
    colour => `${colours.filter(each => each === colour).length} for ${colour}`,
  )
  return [countLabel(value.length, 'picture'), ...tied].join(', ')
}

const maxProductsNamed = 3

/** "4 products, with Nilofer Kurta": how many, and the names of those that the other side does not have. */
export function productsText(value: Value, other: Value | undefined): string {
  if (!Array.isArray(value)) return ''
  const otherIds = new Set(Array.isArray(other) ? other.map(idOf) : [])
  const onlyHere = value.filter(entry => !otherIds.has(idOf(entry)))
  const count = countLabel(value.length, 'product')
  if (onlyHere.length === 0) return count
  const names = onlyHere.slice(0, maxProductsNamed).map(titleOf).join(', ')
  const more = onlyHere.length > maxProductsNamed ? ` and ${onlyHere.length - maxProductsNamed} more` : ''
  return otherIds.size === 0 ? `${count}: ${names}${more}` : `${count}, with ${names}${more}`
}

const idOf = (entry: Value) => String(isRecord(entry) ? entry.id : entry)
const titleOf = (entry: Value) => String(isRecord(entry) ? entry.title : entry)

export const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
