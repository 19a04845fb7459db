/** Times what the benchmarks run, and tells. */
const rounds = 30

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export type Result = { name: string; found: number; median: number; p95: number; max: number; gate: number }

/** Times what answers how many it found; the gate is in milliseconds. */
export async function measure(name: string, run: () => Promise<number>, gate: number): Promise<Result> {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    found = await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { name, found, median: part(times, 0.5), p95: part(times, 0.95), max: part(times, 1), gate }
}

const ms = (value: number) => value.toFixed(1).padStart(8)
/** Prints a table, and makes the process fail when a median is over its gate. */
export function tell(results: readonly Result[]): void {
  console.info(`${'median'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}${'found'.padStart(7)}  query`)
  for (const { name, found, median, p95, max } of results) {
    console.info(`${ms(median)}${ms(p95)}${ms(max)}${String(found).padStart(7)}  ${name}`)
  }
  const slow = results.filter(result => result.median > result.gate)
  console.info(
    slow.length === 0
      ? 'Every median is within its gate.'
      : `Over the gate: ${slow.map(({ name, gate }) => `${name} (${gate} ms)`).join(', ')}`,
  )
  process.exitCode = slow.length === 0 ? 0 : 1
}
