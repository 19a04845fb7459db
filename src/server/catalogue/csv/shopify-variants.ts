import type { FileFields } from './file-product.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'

const positions = [1, 2, 3] as const

/** What options are called, in small letters. */
const kinds: Record<string, 'Color' | 'Size' | 'Material' | 'Length'> = {
  color: 'Color',
  colour: 'Color',
  size: 'Size',
  age: 'Size',
  material: 'Material',
  fabric: 'Material',
  length: 'Length',
}

type Chosen = Partial<Record<'Color' | 'Size' | 'Material' | 'Length', string>>

/** The name of each option stands in the first row that has one. */
function optionNames(rows: readonly ShopifyRow[]) {
  return positions.map(position => {
    const column: ShopifyCell = `Option${position} Name`
    const told = rows.find(({ cell }) => cell(column))
    return {
      column,
      value: `Option${position} Value` as const,
      name: told?.cell(column) ?? '',
      row: told?.row ?? 0,
    }
  })
}

const isNone = (name: string) => name === '' || name.toLowerCase() === 'title'

function chosenIn(rows: readonly ShopifyRow[]): { row: ShopifyRow; chosen: Chosen }[] {
  const names = optionNames(rows)
  return rows.map(row => {
    const chosen: Chosen = {}
    for (const { name, value } of names) {
      const kind = kinds[name.toLowerCase()]
      const text = row.cell(value)
      if (kind && text) chosen[kind] = text
    }
    return { row, chosen }
  })
}

/** Options that the shop has not, each with all its values: "Style: Tall, Low". */
export function otherOptions(
  rows: readonly ShopifyRow[],
  warn: (row: number, column: string, message: string) => void,
): string[] {
  return optionNames(rows)
    .filter(({ name }) => !isNone(name) && !kinds[name.toLowerCase()])
    .map(({ name, column, row, value }) => {
      const short = name.slice(0, 40)
      warn(row, column, `There is no option "${short}" in this shop, so its values go into the description.`)
      const values = new Set(rows.flatMap(({ cell }) => cell(value) || []))
      return `${name}: ${[...values].join(', ')}`
    })
}

/** Colours (with the picture of their first variant), sizes, materials and lengths, as the variants name them. */
export function readOptions(rows: readonly ShopifyRow[]): FileFields {
  const variants = chosenIn(rows)
  const valuesOf = (kind: keyof Chosen) => [...new Set(variants.flatMap(({ chosen }) => chosen[kind] ?? []))]
  const pictureOf = (color: string) =>
    variants
      .filter(({ chosen }) => chosen.Color === color)
      .map(({ row }) => row.cell('Variant Image'))
      .find(Boolean) ?? ''
  return {
    Color: valuesOf('Color').map(Color => ({ Color, img: { original: pictureOf(Color) } })),
    Size: valuesOf('Size').map(Size => ({ Size })),
    Material: valuesOf('Material').map(Material => ({ Material })),
    Length: valuesOf('Length').map(Length => ({ Length })),
  }
}

type Shelf = { color: string; size: string; quantity: number }

/**
 * The pieces of all variants by colour and size; undefined where the file does not tell them. Shopify counts below nothing
 * what was sold beyond the stock: that is none here.
 */
export function piecesByShelf(rows: readonly ShopifyRow[]): Shelf[] | undefined {
  const told = chosenIn(rows).filter(({ row }) => /^-?\d+$/.test(row.cell('Variant Inventory Qty') ?? ''))
  if (told.length === 0) return undefined
  const shelves = new Map<string, Shelf>()
  for (const { row, chosen } of told) {
    const { Color: color = '', Size: size = '' } = chosen
    const key = JSON.stringify([color, size])
    const quantity = Math.max(0, Number(row.cell('Variant Inventory Qty')))
    shelves.set(key, { color, size, quantity: (shelves.get(key)?.quantity ?? 0) + quantity })
  }
  return [...shelves.values()]
}
