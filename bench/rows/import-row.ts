import { randomUUID } from 'node:crypto'
import { specifiedCodes } from '../../src/server/catalogue/categories/load-categories.ts'
import { colours, cuts, firstNames, works } from '../fill/fill-products.ts'
import { staffToken } from '../fill/fill-shoppers.ts'
import type { Sample } from '../load.ts'
import { type Bench, bearer, type Row } from './row.ts'

const imported = 1_000
const sizes = ['XS', 'S', 'M', 'L', 'XL']
const headings = 'Title,Category,Description,Price,Pictures,Colours,Sizes,Stock'

const at = (list: readonly string[], nth: number) => list[nth % list.length] ?? ''

/** A new product in two colours and five sizes, each with its stock. */
function rowOf(nth: number, run: string): string {
  const colour = at(colours, nth)
  const title = `${at(firstNames, nth)} ${at(works, nth)} ${at(cuts, nth)} ${run} ${nth}`
  const description = `${title} in soft cotton. ${[...colours, ...firstNames].join(', ')}.`
  const pictures = ['front', 'back'].map(side => `/media/${run}-${nth}-${side}/960.webp`)
  const stock = [colour, `Deep ${colour}`].flatMap(name => sizes.map(size => `${name} = ${size} = 3`))
  const category = at(specifiedCodes, nth)
  const cells = [title, category, description, '24.50', pictures, [colour, `Deep ${colour}`], sizes, stock]
  return cells.map(cell => `"${[cell].flat().join(' | ')}"`).join(',')
}

export async function importNew({ url }: Bench): Promise<Sample> {
  const run = randomUUID().slice(0, 8)
  const rows = Array.from({ length: imported }, (_, nth) => rowOf(nth, run))
  const body = new FormData()
  body.set('file', new File([[headings, ...rows].join('\n')], 'products.csv', { type: 'text/csv' }))
  const began = performance.now()
  const answer = await fetch(`${url}/api/product/import?dryRun=0`, {
    method: 'POST',
    headers: bearer(staffToken),
    body,
  })
  const report: { created?: number; done?: boolean } = await answer.json()
  const ms = performance.now() - began
  if (!report.done || report.created !== imported)
    throw new Error(`The import was refused: ${answer.status} ${JSON.stringify(report).slice(0, 500)}`)
  return { perSecond: 1_000 / ms, p50: ms, p99: ms, times: [ms] }
}

/** Comes last, since the shop has more products afterwards. */
export const importRow: Row = {
  name: 'CSV import of 1,000 new products',
  measure: importNew,
  gate: { p50: 2_000 },
}
