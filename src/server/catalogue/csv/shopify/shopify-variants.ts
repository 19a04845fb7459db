import { withLatinDigits } from '../../../../contract/typed-numbers.ts'
import type { Shelf } from '../../stock/shelf.ts'
import type { FileFields, FileNotes } from '../file-product.ts'
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

/** The names of the options; each is in the first row that has one. */
function optionNames(rows: readonly ShopifyRow[]) {
  return positions.map(position => {
    const column: ShopifyCell = `Option${position} Name`
    const first = rows.find(({ cell }) => cell(column))
    return {
      column,
      value: `Option${position} Value` as const,
      name: first?.cell(column) ?? '',
      row: first?.row ?? 0,
    }
  })
}

const isNone = (name: string) => name === '' || name.toLowerCase() === 'title'

function chosenIn(rows: readonly ShopifyRow[]): { row: ShopifyRow; chosen: Chosen }[] {
  const names = optionNames(rows)
  return rows.map(row => {
    const chosen: Chosen = {}
    for (const { name, value } of names) {
      const field = fieldOf[name.toLowerCase()]
      const text = row.cell(value)
      if (field && text) chosen[field] = text
    }
    return { row, chosen }
  })
}

/** Options that the shop does not know, each with all its values: "Style: Tall, Low". */
export function otherOptions(rows: readonly ShopifyRow[], addWarning: FileNotes['addWarning']): string[] {
  return optionNames(rows)
    .filter(({ name }) => !isNone(name) && !fieldOf[name.toLowerCase()])
    .map(({ name, column, row, value }) => {
      const short = name.slice(0, 40)
      addWarning(
        row,
        column,
        `There is no option "${short}" in this shop, so its values go into the description.`,
      )
      const values = new Set(rows.flatMap(({ cell }) => cell(value) || []))
      return `${name}: ${[...values].join(', ')}`
    })
}

/** The colours (with the picture of their first variant), sizes, materials and lengths of the variants. */
export function readOptions(rows: readonly ShopifyRow[]): FileFields {
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

const piecesIn = (row: ShopifyRow) => withLatinDigits(row.cell('Variant Inventory Qty') ?? '')

/**
 * The pieces of all variants by colour and size; undefined where the file has none. Shopify's quantity is negative for
 * oversold variants, which have no pieces here.
 */
export function piecesByShelf(rows: readonly ShopifyRow[]): Shelf[] | undefined {
  const counted = chosenIn(rows).filter(({ row }) => /^-?\d+$/.test(piecesIn(row)))
  if (counted.length === 0) return undefined
  const shelves = new Map<string, Shelf>()
  for (const { row, chosen } of counted) {
    const { Color: color = '', Size: size = '' } = chosen
    const key = JSON.stringify([color, size])
    const quantity = Math.max(0, Number(piecesIn(row)))
    shelves.set(key, { color, size, quantity: (shelves.get(key)?.quantity ?? 0) + quantity })
  }
  return [...shelves.values()]
}
