/** Times what the benchmarks run, and tells. */
const often = 30

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Milliseconds: by the clock; and `cpu`, the median of the processor time this process took. */
export type Result = {
  name: string
  found: number
  median: number
  p95: number
  max: number
  cpu: number
  gate: number
}

/** Times what answers how many it found; the gate is in milliseconds. */
export async function measure(
  name: string,
  run: () => Promise<number>,
  gate: number,
  rounds = often,
): Promise<Result> {
  const [times, work]: [number[], number[]] = [[], []]
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const [start, before] = [performance.now(), process.cpuUsage()]
    found = await run()
    const { user, system } = process.cpuUsage(before)
    times.push(performance.now() - start)
    work.push((user + system) / 1_000)
  }
  for (const list of [times, work]) list.sort((a, b) => a - b)
  const [median, p95, max] = [part(times, 0.5), part(times, 0.95), part(times, 1)]
  return { name, found, median, p95, max, cpu: part(work, 0.5), gate }
}

const ms = (value: number) => value.toFixed(1).padStart(8)
const row = ({ name, found, median, p95, max, cpu, gate }: Result) =>
  `${[median, p95, max, cpu].map(ms).join('')}${String(found).padStart(8)}  ${name}${median > gate ? '  OVER' : ''}`

/**
 * Prints a table, and makes the process fail when a median is over its gate. Where the processor time alone is within
 * it, others kept the machine from us, and nothing fails: that column counts what the embedded database and the shop
 * themselves do.
 */
export function tell(results: readonly Result[], { embedded = true } = {}): void {
  const heads = ['median', 'p95', 'max', 'cpu'].map(head => head.padStart(8)).join('')
  console.info(`${heads}${'found'.padStart(8)}  query (ms, slowest of ${often} as max)`)
  for (const result of results) console.info(row(result))
  const over = results.filter(({ median, gate }) => median > gate)
  const slow = over.filter(({ cpu, gate }) => !embedded || cpu > gate)
  const busy = over.filter(result => !slow.includes(result))
  const named = (list: readonly Result[]) => list.map(({ name, gate }) => `\n  ${name} (${gate} ms)`).join('')
  if (slow.length > 0) console.info(`MISSED, over the limit: ${named(slow)}`)
  if (busy.length > 0)
    console.info(`Over by the clock, within by processor time; the machine is busy: ${named(busy)}`)
  if (over.length === 0) console.info('Every median is within its limit.')
  process.exitCode = slow.length === 0 ? 0 : 1
}
