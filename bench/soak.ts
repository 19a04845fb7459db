/** `npm run bench -- --soak`: a mixed load for minutes, and whether the shop's memory stays what it is. */
import { setTimeout as wait } from 'node:timers/promises'
import { staffToken } from './fill/fill-shoppers.ts'
import { flood } from './flood.ts'
import { countOrders, keepOrdering } from './ordering-shoppers.ts'
import { bearer } from './rows/row.ts'
import { megabytesOf } from './shop-under-test.ts'
import { quantile } from './statistics.ts'
import type { World } from './world.ts'

const everyMs = 1_000
/** A shop that is far from its limits. */
const rate = 200
/** The last fifth may be so much above the second: what a heap takes before it is collected. */
const flat = { share: 1.1, megabytes: 20 }

/** Prints the figures; returns the gates that were missed. */
export async function soak(
  { url, pid }: { url: string; pid: number },
  world: World,
  seconds: number,
): Promise<string[]> {
  const before = await countOrders(url)
  const end = new AbortController()
  const memory = sampleMemory(pid, end.signal)
  const work = Promise.all([keepOrdering(url, world, end.signal, 200), keepWorking(url, end.signal)])
  const flooded = await flood({ url, connections: 20, seconds, rate })
  end.abort()
  const [{ acknowledged, wrong }, staffFailed] = await work
  const orders = (await countOrders(url)) - before
  const samples = await memory
  const fifth = (nth: number) =>
    median(samples.slice((samples.length * nth) / 5, (samples.length * (nth + 1)) / 5))
  const [early, late] = [fifth(1), fifth(4)]
  const fifths = [0, 1, 2, 3, 4].map(nth => `${Math.round(fifth(nth))}`).join(', ')
  console.info(`Answered ${flooded.accepted.length}, p99 ${Math.round(quantile(flooded.accepted, 0.99))} ms`)
  console.info(`Refused ${flooded.refused}; wrong`, flooded.wrong, wrong.slice(0, 3), `staff ${staffFailed}`)
  console.info(`Orders: ${acknowledged.length} acknowledged, ${orders} in the shop`)
  console.info(`Memory by fifths of ${seconds} s: ${fifths} MB; most ${Math.round(Math.max(...samples))} MB`)
  const isFlat = late <= early * flat.share || late - early <= flat.megabytes
  const isRight = flooded.wrong.size + flooded.refused + wrong.length + staffFailed === 0
  return [
    ...(isFlat ? [] : ['memory grew']),
    ...(isRight ? [] : ['an answer was wrong or refused']),
    ...(orders === acknowledged.length ? [] : ['orders acknowledged are not those in the shop']),
  ]
}

const median = (values: readonly number[]) => quantile(values, 0.5)

async function sampleMemory(pid: number, signal: AbortSignal): Promise<number[]> {
  const samples: number[] = []
  while (!signal.aborted) {
    samples.push(await megabytesOf(pid))
    await wait(everyMs)
  }
  return samples
}

/** What the staff do meanwhile: try an import, export, look at lists. Returns how often they were refused. */
async function keepWorking(url: string, signal: AbortSignal): Promise<number> {
  let failed = 0
  const rows = Array.from(
    { length: 500 },
    (_, nth) => `Soak ${nth},w-printed-kurta,12,${'Soft. '.repeat(20)}`,
  )
  const file = new File([['Title,Category,Price,Description', ...rows].join('\n')], 'soak.csv')
  for (let nth = 0; !signal.aborted; nth++) {
    const body = new FormData()
    body.set('file', file)
    const asked = [
      fetch(`${url}/api/product/import?dryRun=1`, { method: 'POST', headers: bearer(staffToken), body }),
      fetch(`${url}/api/order/all?page=${(nth % 50) + 1}`, { headers: bearer(staffToken) }),
      fetch(`${url}/api/staff/dashboard`, { headers: bearer(staffToken) }),
    ]
    for (const answer of await Promise.all(asked)) {
      if (!answer.ok) failed += 1
      await answer.arrayBuffer()
    }
    await wait(5_000, undefined, { signal }).catch(() => {})
  }
  return failed
}
