import { type Place, placeKey } from '../../../../contract/catalogue/places.ts'
import { withLatinDigits } from '../../../../contract/typed-numbers.ts'
import type { Shelf } from '../../stock/shelf.ts'
import type { FileDetail, FileNotes } from '../file-product.ts'
import { type AmountStyle, readAmount } from '../read-values.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'

const positions = [1, 2, 3] as const

/** The field for each option name, in lower case. */
const fieldOf: Record<string, 'Color' | 'Size' | 'Material' | 'Length'> = {
  color: 'Color',
  colour: 'Color',
  size: 'Size',
  age: 'Size',
  material: 'Material',
  fabric: 'Material',
  length: 'Length',
}

type Chosen = Partial<Record<'Color' | 'Size' | 'Material' | 'Length', string>>

/** The options, each named by the first row that does so. Of two for one field ("Size" and "Age") the first has it. */
function optionsOf(rows: readonly ShopifyRow[]) {
  const taken = new Set<string>()
  return positions.map(position => {
    const column = `Option${position} Name` as const
    const first = rows.find(({ cell }) => cell(column))
    const name = first?.cell(column) ?? ''
    const known = fieldOf[name.toLowerCase()]
    const field = known && !taken.has(known) ? known : undefined
    if (known) taken.add(known)
    return { column, value: `Option${position} Value` as const, name, row: first?.row ?? 0, field }
  })
}

const isNone = (name: string) => name === '' || name.toLowerCase() === 'title'

/** The place that a variant's stock and price are for. */
export const placeIn = ({ Color: color = '', Size: size = '' }: Chosen): Place => ({ color, size })

/** The variants with what they choose. */
export function chosenIn(rows: readonly ShopifyRow[]): { row: ShopifyRow; chosen: Chosen }[] {
  const named = optionsOf(rows)
  return rows.map(row => {
    const chosen: Chosen = {}
    for (const { field, value } of named) {
      const text = row.cell(value)
      if (field && text) chosen[field] = text
    }
    return { row, chosen }
  })
}

/** Options that the shop does not know, each with all its values: "Style: Tall, Low". */
export function otherOptions(rows: readonly ShopifyRow[], addWarning: FileNotes['addWarning']): string[] {
  return optionsOf(rows)
    .filter(({ name, field }) => !isNone(name) && !field)
    .map(({ name, column, row, value }) => {
      const short = name.slice(0, 40)
      const why = fieldOf[name.toLowerCase()] ? 'no place for another option' : 'no option'
      addWarning(
        row,
        column,
        `There is ${why} "${short}" in this shop, so its values go into the description.`,
      )
      const values = new Set(rows.flatMap(({ cell }) => cell(value) || []))
      return `${name}: ${[...values].join(', ')}`
    })
}

/** The colours (with the picture of their first variant), sizes, materials and lengths of the variants. */
export function readOptions(rows: readonly ShopifyRow[]) {
  const variants = chosenIn(rows)
  const valuesOf = (field: keyof Chosen) => [
    ...new Set(variants.flatMap(({ chosen }) => chosen[field] ?? [])),
  ]
  const pictures = new Map<string | undefined, string>()
  for (const { row, chosen } of variants) {
    const picture = row.cell('Variant Image')
    if (picture && !pictures.has(chosen.Color)) pictures.set(chosen.Color, picture)
  }
  return {
    Color: valuesOf('Color').map(Color => ({ Color, img: { original: pictures.get(Color) ?? '' } })),
    Size: valuesOf('Size').map(Size => ({ Size })),
    Material: valuesOf('Material').map(Material => ({ Material })),
    Length: valuesOf('Length').map(Length => ({ Length })),
  }
}

/** The first value under each option without a name; of a product without options it is "Default Title". */
export const lostChoices = (rows: readonly ShopifyRow[]): { row: ShopifyRow; column: ShopifyCell }[] =>
  optionsOf(rows).flatMap(({ name, value: column }) => {
    const lost = rows.find(({ cell }) => cell(column) && cell(column) !== 'Default Title')
    return isNone(name) && lost ? [{ row: lost, column }] : []
  })

/** Whether the shop can count the pieces of a variant. */
export const isPieces = (cell: ShopifyRow['cell']): boolean => /^-?\d+$/.test(piecesIn(cell))

const piecesIn = (cell: ShopifyRow['cell']) => withLatinDigits(cell('Variant Inventory Qty') ?? '')

/**
 * The pieces of all variants by colour and size; undefined where the file has none. Shopify's quantity is negative for
 * oversold variants, which have no pieces here.
 */
export function piecesByShelf(rows: readonly ShopifyRow[]): Shelf[] | undefined {
  const counted = chosenIn(rows).filter(({ row }) => isPieces(row.cell))
  if (counted.length === 0) return undefined
  const shelves = new Map<string, Shelf>()
  for (const { row, chosen } of counted) {
    const place = placeIn(chosen)
    const key = placeKey(place)
    const quantity = Math.max(0, Number(piecesIn(row.cell)))
    shelves.set(key, { ...place, quantity: (shelves.get(key)?.quantity ?? 0) + quantity })
  }
  return [...shelves.values()]
}

/** The SKUs and barcodes of the variants and what each of their pieces cost, by colour and size. */
export const readDetails = (
  rows: readonly ShopifyRow[],
  style: AmountStyle,
  addWarning: FileNotes['addWarning'],
): FileDetail[] =>
  chosenIn(rows).flatMap(({ row: { row, cell }, chosen }) => {
    const place = { row, ...placeIn(chosen) }
    // Shopify puts an apostrophe before a number, so that Excel keeps its zeros.
    const code = (column: 'Variant SKU' | 'Variant Barcode') => (cell(column) ?? '').replace(/^'/, '')
    const [sku, barcode] = [code('Variant SKU'), code('Variant Barcode')]
    const cost = readCost(cell('Cost per item') ?? '', style, message =>
      addWarning(row, 'Cost per item', `${message} It is left out.`),
    )
    return [
      ...(sku === '' ? [] : [{ ...place, kind: 'sku' as const, value: sku }]),
      ...(barcode === '' ? [] : [{ ...place, kind: 'barcode' as const, value: barcode }]),
      ...(cost === null ? [] : [{ ...place, kind: 'cost' as const, value: cost }]),
    ]
  })

function readCost(text: string, style: AmountStyle, addProblem: (message: string) => void): number | null {
  let isRead = text !== ''
  const cost = readAmount(text || '0', style, message => {
    isRead = false
    addProblem(message)
  })
  return isRead ? cost : null
}
