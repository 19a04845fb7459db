/**
 * Measures every list of the staff's screens with 10,000 products and 100,000 orders, through the API: `node
 * bench/staff.ts` on the embedded database, `node bench/staff.ts postgres` on a real one. Prints a table of
 * milliseconds and exits 1 when the median of any is over the limit.
 */
import { measure, type Result, tell } from './measure.ts'
import { openBench } from './open-bench.ts'
import { staffLists } from './staff-lists.ts'

const gateMs = 100

const bench = await openBench(process.argv[2] === 'postgres' ? 'postgres' : 'pglite')

/** How many there are in all, or what else says that the answer is not empty. */
function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return 0
  const { totalProducts, total, ...parts } = answer as Record<string, unknown>
  const said = totalProducts ?? total
  if (typeof said === 'number') return said
  return Object.values(parts).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0)
}

const results: Result[] = []
for (const path of staffLists) {
  const found = countOf(await bench.read(path))
  const ask = async () => {
    await (await bench.get(path)).arrayBuffer()
    return found
  }
  results.push(await measure(path.slice('/api/'.length), ask, gateMs))
}
await bench.close()
tell(results, bench)
