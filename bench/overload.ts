/** `npm run bench -- --overload`: five times what the shop can answer, and whether it stays a shop meanwhile. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { shopperToken } from './fill/fill-shoppers.ts'
import { type Flood, type Flooded, flood } from './flood.ts'
import { countOrders, keepOrdering } from './ordering-shoppers.ts'
import { probe } from './probe.ts'
import { bearer } from './rows/row.ts'
import { quantile } from './statistics.ts'
import type { World } from './world.ts'

const times = 5
const gates = { p99Ms: 500, recoveredS: 5 }
/** Answers as quick as on an idle machine, so many in a row, are normal. */
const normal = { ms: 100, inARow: 20 }

const round = (value: number) => Math.round(value).toLocaleString('en')
const count = (wrong: Flooded['wrong']) => [...wrong.values()].reduce((sum, each) => sum + each, 0)

/** Prints the figures; returns the gates that were missed. */
export async function overload(url: string, world: World, seconds: number): Promise<string[]> {
  await flood({ url, connections: 20, seconds: Math.min(3, seconds) })
  const sustained = await flood({ url, connections: 20, seconds: Math.min(10, seconds) })
  const perSecond = sustained.accepted.length / sustained.seconds
  console.info(`Sustainable: ${round(perSecond)} a second, ${timesOf(sustained.accepted)}`)

  const before = await countOrders(url)
  const end = new AbortController()
  const [health, home] = [probe(`${url}/healthz`, end.signal), probe(`${url}/`, end.signal)]
  const ordering = keepOrdering(url, world, end.signal)
  const flooded = await floodBeside({ url, connections: 500, seconds, rate: perSecond * times })
  end.abort()
  const recoveredS = await untilNormal(url)
  const [{ acknowledged, refused, wrong }, probes] = [await ordering, await Promise.all([health, home])]
  const orders = (await countOrders(url)) - before

  const sent = flooded.accepted.length + flooded.refused
  const a = (n: number) => round(n / flooded.seconds)
  console.info(`Sent: ${a(sent)} a second for ${round(flooded.seconds)} s`)
  console.info(`Answered: ${a(flooded.accepted.length)} a second, ${timesOf(flooded.accepted)}`)
  console.info(`Refused with 503: ${a(flooded.refused)} a second`)
  console.info(`Wrong: ${count(flooded.wrong) + wrong.length}`, ...flooded.wrong, ...wrong.slice(0, 3))
  console.info(`Orders: ${acknowledged.length} acknowledged, ${orders} in the shop, ${refused} refused`)
  console.info(`Orders acknowledged: ${timesOf(acknowledged)}`)
  for (const [nth, name] of ['/healthz', 'Home page'].entries())
    console.info(`${name}: ${probes[nth]?.failed} failed, ${timesOf(probes[nth]?.times ?? [])}`)
  console.info(`Normal again after ${recoveredS.toFixed(1)} s`)
  return [
    ...miss(count(flooded.wrong) + wrong.length > 0, 'an answer was wrong'),
    ...miss(flooded.refused === 0, 'nothing was refused, so it was no overload'),
    ...miss(quantile(flooded.accepted, 0.99) >= gates.p99Ms, `p99 of answers ${gates.p99Ms} ms or more`),
    ...miss(orders !== acknowledged.length, 'orders acknowledged are not those in the shop'),
    ...miss(acknowledged.length === 0, 'nobody could order'),
    ...miss(
      probes.some(({ failed }) => failed > 0),
      'a probe or the home page failed',
    ),
    ...miss(recoveredS > gates.recoveredS, `not normal again within ${gates.recoveredS} s`),
  ]
}

async function floodBeside(workerData: Flood): Promise<Flooded> {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData })
  const [flooded] = await once(thread, 'message')
  return flooded
}

const miss = (isMissed: boolean, gate: string) => (isMissed ? [gate] : [])

const timesOf = (list: readonly number[]) =>
  `p50 ${round(quantile(list, 0.5))} ms, p99 ${round(quantile(list, 0.99))} ms`

/** Seconds until the first of many answers in a row that are quick and no refusal; 30 at most. */
async function untilNormal(url: string): Promise<number> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1_000
  let [inARow, since] = [0, 0]
  while (inARow < normal.inARow && elapsed() < 30) {
    const asked = performance.now()
    const answer = await fetch(`${url}/api/cart/get`, { headers: bearer(shopperToken(0)) }).catch(() => null)
    await answer?.arrayBuffer()
    const isNormal = answer?.ok === true && performance.now() - asked < normal.ms
    if (inARow === 0) since = elapsed()
    inARow = isNormal ? inARow + 1 : 0
    await wait(20)
  }
  return inARow < normal.inARow ? elapsed() : since
}
