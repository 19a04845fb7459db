import { withLatinDigits } from '../typed-numbers.ts'
export const units = ['cm', 'in'] as const
/** What the numbers of a size chart are in. */
export type Unit = (typeof units)[number]

export const maxColumns = 20
export const maxRows = 40
export const maxMeasure = 500

/** The measurements of a chart and its sizes, each with a cell for every measurement. */
export type Grid = { columns: string[]; rows: { size: string; cells: string[] }[] }

export const wrongMeasure = `Write a number from 0 to ${maxMeasure}, or a range such as 88-93.`

const fractions: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
const oneMeasure = /^(\d{0,3}(?:\.\d{1,2})?)(?: ?(?:-|–|—|to) ?(\d{0,3}(?:\.\d{1,2})?))?$/

/** A measure as charts keep it, '88', '34.5' or '88-93', or '' for an empty cell; null for what is no measure. */
export function readMeasure(typed: string): string | null {
  const text = withLatinDigits(typed)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([¼½¾])/g, (_, sign: string) => fractions[sign] ?? '')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
  if (text === '') return ''
  const [, from = '', to] = oneMeasure.exec(text) ?? []
  const numbers = (to === undefined ? [from] : [from, to]).map(part =>
    part === '' ? Number.NaN : Number(part),
  )
  if (!numbers.every(number => number >= 0 && number <= maxMeasure)) return null
  const [least = 0, most = least] = numbers
  if (least > most) return null
  return least === most ? String(least) : `${least}-${most}`
}

/** "88–93", in inches to the nearest half: "34½–36½"; centimetres of inches are whole. '–' for an empty cell. */
export function measureLabel(measure: string, typed: Unit, shown: Unit): string {
  if (measure === '') return '–'
  return measure
    .split('-')
    .map(number => numberLabel(Number(number), typed, shown))
    .join('–')
}

const cmPerInch = 2.54

function numberLabel(number: number, typed: Unit, shown: Unit): string {
  if (shown === 'cm') return String(typed === 'cm' ? number : Math.round(number * cmPerInch))
  return inches(typed === 'in' ? number : Math.round((number / cmPerInch) * 2) / 2)
}

const fractionSigns: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }

function inches(number: number): string {
  const whole = Math.floor(number)
  const sign = fractionSigns[number - whole]
  if (sign === undefined) return String(number)
  return whole === 0 ? sign : `${whole}${sign}`
}

/** What is wrong with a grid as a whole, with the field to say it at; null where nothing is. */
export function gridProblem({ columns, rows }: Grid): { field: 'columns' | 'rows'; message: string } | null {
  const column = firstTwice(columns)
  if (column) return { field: 'columns', message: `There are two measurements named ${column}.` }
  const size = firstTwice(rows.map(row => row.size))
  if (size) return { field: 'rows', message: `There are two rows for size ${size}.` }
  const uneven = rows.find(({ cells }) => cells.length !== columns.length)
  if (uneven)
    return { field: 'rows', message: `Size ${uneven.size} needs one cell for each of the measurements.` }
  return null
}

function firstTwice(names: readonly string[]): string | undefined {
  const folded = names.map(name => name.trim().toLowerCase())
  return names.find((_, index) => folded.indexOf(folded[index] ?? '') !== index)
}
