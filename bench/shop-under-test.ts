/** The shop as a merchant runs it, in a process of its own on a filled database. */
import { readFile } from 'node:fs/promises'
import { type RunningShop, startShop } from '../test-support/start-shop.ts'
import type { FilledDatabase } from './fill/filled-databases.ts'
import { median } from './statistics.ts'

export type ShopUnderTest = RunningShop & {
  /** Milliseconds from the start of the process until it answers. */
  startMs: number
  idleMegabytes: number
}

/** A few shoppers add thousands of pieces, which no order would take. */
const roomyCarts = { MAX_PIECES_PER_LINE: '1000', MAX_PIECES_PER_ORDER: '100000' }

const startsMeasured = 3
/** After this the work of the start is done. */
const settleMs = 4_000

export async function openShopUnderTest(
  { env }: FilledDatabase,
  starts = startsMeasured,
): Promise<ShopUnderTest> {
  const times: number[] = []
  for (let start = 1; ; start++) {
    const began = performance.now()
    const shop = await startShop({ DEMO: '0', LOAD_GATE: 'on', ...roomyCarts, ...env })
    const ready = await fetch(`${shop.url}/readyz`)
    if (!ready.ok) throw new Error(`The shop is not ready: ${ready.status}`)
    times.push(performance.now() - began)
    if (start < starts) await shop.stop()
    else {
      await new Promise(resolve => setTimeout(resolve, settleMs))
      return { ...shop, startMs: median(times), idleMegabytes: await megabytesOf(shop.pid) }
    }
  }
}

/** What a process holds in memory now. Linux says it in a file. */
export async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1_024
}
