import { type Place, toPlace } from '../../../contract/catalogue/places.ts'
import { splitList } from './cells.ts'
import { readOption } from './columns.ts'
import { type AmountStyle, isAmount, readAmount } from './read-values.ts'

type AddError = (message: string) => void

/** A row's third option: undefined where the file has no columns for it, null where they are empty. */
export type RowThird = { name: string; values: { value: string }[] } | null | undefined

const writeBoth = 'Write both Option Name and Option Values, or neither.'

/** The third option that two cells of a row say together. */
export function readThird(
  cells: { name: string | undefined; values: string | undefined },
  addErrorTo: (column: string) => AddError,
): RowThird {
  const { name, values } = cells
  if (name === undefined && values === undefined) return undefined
  const listed = splitList(values ?? '').map(parts => ({ value: parts.join(' = ') }))
  if (name && listed.length > 0) return { name, values: listed }
  if (name === '' && values !== undefined && listed.length === 0) return null
  addErrorTo(name || values === undefined ? 'Option Values' : 'Option Name')(writeBoth)
  return undefined
}

const readPlace = ([color = '', size = '', third = '']: readonly string[]): Place =>
  toPlace({ color: readOption(color), size: readOption(size), third: readOption(third) })

/** What a cell says of colours, sizes and values of a third option, or of all where it says one thing only. */
export const readShelves = (cell: string, what: string, addError: AddError) =>
  splitList(cell).map(parts => {
    if (![1, 3, 4].includes(parts.length))
      addError(
        `Write it as colour = size = ${what}, with * for any. With a third option: colour = size = value = ${what}.`,
      )
    return { ...readPlace(parts.slice(0, -1)), text: parts.at(-1) ?? '' }
  })

/** `unsure`: parts that were read as prices, and would be values if the shop's product has such ones. */
type OptionPrices = { prices: (Place & { price: number; displayPrice: number | null })[]; unsure: string[] }

type PriceReader = { style: AmountStyle; third: RowThird; addError: AddError }

/**
 * What a cell says of other prices. Of four parts the third is a value where the row has a third option, and a price where it has
 * none; where the file says nothing of that, an amount is a price.
 */
export function readOptionPrices(cell: string, { style, third, addError }: PriceReader): OptionPrices {
  const unsure: string[] = []
  const prices = splitList(cell).map(parts => {
    const problem = wrongParts(parts, third)
    if (problem) addError(problem)
    const isValue = parts.length > 4 || (parts.length === 4 && namesValue(parts[2] ?? '', third, style))
    if (parts.length === 4 && !isValue && third === undefined) unsure.push(readOption(parts[2] ?? ''))
    const [price = '', displayPrice] = parts.slice(isValue ? 3 : 2)
    // One error for one entry.
    const add = problem ? () => {} : addError
    return {
      ...readPlace(parts.slice(0, isValue ? 3 : 2)),
      price: readAmount(price, style, add),
      displayPrice: displayPrice ? readAmount(displayPrice, style, add) : null,
    }
  })
  return { prices, unsure }
}

/** An empty part is no value but a price that somebody forgot. */
const namesValue = (part: string, third: RowThird, style: AmountStyle) =>
  third === undefined ? part !== '' && !isAmount(part, style) : third !== null

function wrongParts({ length }: readonly string[], third: RowThird): string | null {
  if (third === null) return length === 3 || length === 4 ? null : plainForm
  return length >= 3 && length <= 5 ? null : `${plainForm} ${longForm}`
}

const plainForm = 'Write it as colour = size = price, with * for any, or with = display price at the end.'
const longForm = 'With a third option: colour = size = value = price.'
