import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Figure } from './figure.ts'
import type { ShopSize } from './fill/fill-orders.ts'
import { cellsOf, heads } from './print-figures.ts'
import { databaseNames } from './rows/row.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Where and when it was measured. */
export function machineLines(load: number): string[] {
  const [first] = cpus()
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? ' and changes' : ''}`
  return [
    `- ${cpus().length} processors (${first?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`,
    `- ${new Date().toISOString().slice(0, 10)}, commit ${commit}, load of the machine at the start ${load.toFixed(1)}`,
  ]
}

export const toTable = (figures: readonly Figure[]): string =>
  [
    heads,
    heads.map((_, nth) => (nth === 0 || nth === heads.length - 1 ? '---' : '---:')),
    ...figures.map(cellsOf),
  ]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Writes `bench/RESULTS.md`. */
export async function writeResults(
  figures: readonly Figure[],
  { products, orders }: ShopSize,
  load: number,
): Promise<void> {
  const tables = Object.entries(databaseNames).map(
    ([database, name]) =>
      `## ${name}\n\n${toTable(figures.filter(figure => figure.database === database))}\n`,
  )
  const text = `# Speed table

Written by \`npm run bench\`; medians of three rounds. The production build in a process of its own, with
${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders, asked over loopback by autocannon with 10 connections; shop, database and
client share the machine. The floor of a read is a bare \`node:http\` server that answers the same bytes with the same
headers; the floor of a write is a bare \`pg\` client that does the same writes in prepared statements. Shop and floor take
turns. "First time" asks for each address once, with one connection.

${machineLines(load).join('\n')}

${tables.join('\n')}`
  await writeFile('bench/RESULTS.md', text)
}
