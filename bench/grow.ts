/** How the shop's speed changes as it grows: on PostgreSQL, which a shop of this size runs on. */
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Figure } from './figure.ts'
import { measureShop } from './measure-shop.ts'
import type { Options } from './options.ts'
import { machineLines } from './write-results.ts'

const sizes = [
  { products: 1_000, orders: 10_000 },
  { products: 10_000, orders: 100_000 },
  { products: 100_000, orders: 1_000_000 },
]

const millisecondsOf = ({ speed, amount }: Figure) =>
  speed ? `${speed.p50.toFixed(1)} / ${speed.p99.toFixed(1)}` : `${amount?.value.toFixed(0)} ${amount?.unit}`

/** Measures each size and writes `bench/GROWTH.md`: p50 and p99 in milliseconds, side by side. */
export async function grow(options: Options): Promise<void> {
  const load = loadavg()[0] ?? 0
  const columns: Figure[][] = []
  const loads: string[] = []
  for (const size of sizes) {
    console.info(
      `\n${size.products.toLocaleString('en')} products, ${size.orders.toLocaleString('en')} orders`,
    )
    columns.push(await measureShop('postgres', size, options))
    const [, overFiveMinutes = 0] = loadavg()
    loads.push(overFiveMinutes.toFixed(1))
  }
  const heads = sizes.map(
    ({ products, orders }) =>
      `${products.toLocaleString('en')} products, ${orders.toLocaleString('en')} orders`,
  )
  const lines = (columns[0] ?? []).map(({ name }, nth) => [
    name,
    ...columns.map(figures => figures[nth]).map(figure => (figure ? millisecondsOf(figure) : '')),
  ])
  const lastLine = ['load of the machine at the end', ...loads]
  const table = [['', ...heads], ['---', ...heads.map(() => '---:')], ...lines, lastLine]
  const text = `# Growth

Written by \`npm run bench -- --grow\`, measured as in [RESULTS.md](RESULTS.md), ${options.rounds === 1 ? 'one short round' : `medians of ${options.rounds} rounds`}: p50 / p99 in milliseconds,
on PostgreSQL.

${machineLines(load).join('\n')}

${table.map(cells => `| ${cells.join(' | ')} |`).join('\n')}
`
  await writeFile('bench/GROWTH.md', text)
}
