import { type Place, toPlace } from '../../../../contract/catalogue/places.ts'
import { maxChoices, maxThirdName, ThirdOption } from '../../../../contract/catalogue/third-option.ts'
import type { FileNotes } from '../file-product.ts'
import type { ShopifyCell, ShopifyRow } from './shopify-columns.ts'

const positions = [1, 2, 3] as const

type Fact = 'Material' | 'Length'
type Field = 'Color' | 'Size' | Fact | 'third'

/** The field for each option name, in lower case. */
const fieldOf: Record<string, 'Color' | 'Size' | Fact> = {
  color: 'Color',
  colour: 'Color',
  size: 'Size',
  age: 'Size',
  material: 'Material',
  fabric: 'Material',
  length: 'Length',
}

type Chosen = Partial<Record<Field, string>>

type Option = {
  column: ShopifyCell
  value: ShopifyCell
  name: string
  /** Of the row that names it. */
  row: number
  values: string[]
  field: Field | undefined
}

/**
 * The options, each named by the first row that does so. Of two for one field ("Size" and "Age") the first has it. The first one
 * beside colour and size of which there is something to choose is the third option, whatever it is called.
 */
function optionsOf(rows: readonly ShopifyRow[]): Option[] {
  const named = positions.map((position): Option => {
    const [column, value] = [`Option${position} Name`, `Option${position} Value`] as const
    const first = rows.find(({ cell }) => cell(column))
    const values = [...new Set(rows.flatMap(({ cell }) => cell(value) || []))]
    return { column, value, name: first?.cell(column) ?? '', row: first?.row ?? 0, values, field: undefined }
  })
  giveFields(named, ['Color', 'Size'])
  const third = named.find(option => isLeft(option) && option.values.length > 1 && fits(option, named))
  if (third) third.field = 'third'
  giveFields(named, ['Material', 'Length'])
  return named
}

const isNone = (name: string) => /^((default )?title)?$/i.test(name)

const isLeft = ({ name, field }: Option) => !isNone(name) && !field

function giveFields(options: readonly Option[], fields: readonly Field[]): void {
  for (const field of fields) {
    const first = options.find(each => isLeft(each) && fieldOf[each.name.toLowerCase()] === field)
    if (first) first.field = field
  }
}

/** Whether a product of the shop can have it as its third option. */
function fits(option: Option, options: readonly Option[]): boolean {
  const others = options.filter(({ field }) => field === 'Color' || field === 'Size')
  const choices = others.reduce((all, { values }) => all * Math.max(1, values.length), option.values.length)
  return choices <= maxChoices && ThirdOption.safeParse(toThird(option)).success
}

const toThird = ({ name, values }: Option) => ({
  name: name.slice(0, maxThirdName).trim(),
  values: values.map(value => ({ value })),
})

/** The name of the option beside colour and size by which stock and prices differ; undefined where there is none. */
export const thirdNameIn = (rows: readonly ShopifyRow[]): string | undefined =>
  optionsOf(rows).find(({ field }) => field === 'third')?.name

/** The place that a variant's stock and price are for. */
export const placeIn = ({ Color: color = '', Size: size = '', third }: Chosen): Place =>
  toPlace({ color, size, third })

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

/** Options that the product cannot have here, each with all its values: "Style: Tall, Low". */
export function otherOptions(rows: readonly ShopifyRow[], addWarning: FileNotes['addWarning']): string[] {
  const options = optionsOf(rows)
  const third = options.find(({ field }) => field === 'third')
  if (third && third.name.length > maxThirdName)
    addWarning(
      third.row,
      third.column,
      `The name of an option has at most ${maxThirdName} characters here, so it becomes "${toThird(third).name}".`,
    )
  return options.filter(isLeft).map(option => {
    addWarning(option.row, option.column, `${whyLeft(option, third)}, so it goes into the description.`)
    return `${option.name}: ${option.values.join(', ')}`
  })
}

function whyLeft({ name, values }: Option, third: Option | undefined): string {
  const short = (text: string) => `"${text.slice(0, 40)}"`
  if (values.length < 2) return `There is nothing to choose of ${short(name)}`
  if (!third) return `${short(name)} has more or longer values than an option can have here`
  return `Beside colour and size a product has one option here, ${short(third.name)}, and ${short(name)} is a second one`
}

/** The colours (with the picture of their first variant), sizes, materials, lengths and the third option of the variants. */
export function readOptions(rows: readonly ShopifyRow[]) {
  const options = optionsOf(rows)
  const valuesOf = (field: Field) => options.find(each => each.field === field)?.values ?? []
  const pictures = new Map<string | undefined, string>()
  for (const { row, chosen } of chosenIn(rows)) {
    const picture = row.cell('Variant Image')
    if (picture && !pictures.has(chosen.Color)) pictures.set(chosen.Color, picture)
  }
  const third = options.find(({ field }) => field === 'third')
  return {
    Color: valuesOf('Color').map(Color => ({ Color, img: { original: pictures.get(Color) ?? '' } })),
    Size: valuesOf('Size').map(Size => ({ Size })),
    Material: valuesOf('Material').map(Material => ({ Material })),
    Length: valuesOf('Length').map(Length => ({ Length })),
    third: third ? toThird(third) : null,
  }
}

/** The first value under each option without a name; of a product without options it is "Default Title". */
export const lostChoices = (rows: readonly ShopifyRow[]): { row: ShopifyRow; column: ShopifyCell }[] =>
  optionsOf(rows).flatMap(({ name, value: column }) => {
    const lost = rows.find(({ cell }) => cell(column) && cell(column) !== 'Default Title')
    return isNone(name) && lost ? [{ row: lost, column }] : []
  })
