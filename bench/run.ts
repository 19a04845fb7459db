/**
 * `npm run bench`: the shop's speed table, beside the floor that it could reach. Starts the production build on
 * PostgreSQL and on the embedded database, each with 10,000 products and 100,000 orders, and measures over HTTP.
 */
import { loadavg } from 'node:os'
import type { Figure } from './figure.ts'
import { grow } from './grow.ts'
import { measureShop } from './measure-shop.ts'
import { readOptions } from './options.ts'
import { stress } from './stress.ts'
import { writeResults } from './write-results.ts'

const options = readOptions(process.argv.slice(2))
const size = { products: 10_000, orders: 100_000 }

async function measureAll(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const figures: Figure[] = []
  for (const database of options.databases) figures.push(...(await measureShop(database, size, options)))
  if (options.isWhole) await writeResults(figures, size, load)
  const misses = figures.flatMap(({ database, name, missed }) =>
    missed.map(gate => `  ${database}: ${name}: ${gate}`),
  )
  console.info(misses.length === 0 ? '\nEvery gate holds.' : `\nMissed gates:\n${misses.join('\n')}`)
  process.exitCode = misses.length === 0 ? 0 : 1
}

if (options.overload || options.soak) await stress(options, size)
else await (options.grow ? grow(options) : measureAll())
