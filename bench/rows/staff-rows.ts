import { staffToken } from '../fill/fill-shoppers.ts'
import { load, type Sample } from '../load.ts'
import { median, quantile } from '../statistics.ts'
import { type Bench, bearer, onceEach, postJson, type Row } from './row.ts'
import { dashboardOfYear, staffLists } from './staff-lists.ts'

const headers = bearer(staffToken)
const timesEach = 3

/** Every list of the staff's screens; the times are the medians of each list. */
async function eachList({ url }: Bench): Promise<Sample> {
  const paths = staffLists(new Date())
  const calls = paths.map(path => ({ path, headers }))
  const { times } = await onceEach(url, Array.from({ length: timesEach }, () => calls).flat())
  const medians = paths.map((_, nth) => median(times.filter((_, call) => call % paths.length === nth)))
  const slowest = paths.map((path, nth) => ({ path, ms: medians[nth] ?? 0 })).sort((a, b) => b.ms - a.ms)
  return {
    perSecond: 1_000 / (medians.reduce((sum, ms) => sum + ms, 0) / medians.length),
    p50: median(medians),
    p99: quantile(medians, 0.99),
    times: medians,
    note: `slowest: ${slowest
      .slice(0, 3)
      .map(({ path, ms }) => `${path.replace('/api/', '')} ${ms.toFixed(0)} ms`)
      .join(', ')}`,
  }
}

const waitMs = 5_000

/** Changes a price and asks for the product's page until it shows the new one. */
async function untilShown({ url, world, once }: Bench): Promise<Sample> {
  const times: number[] = []
  const { _id, slug } = world.newest
  for (let round = 0; round < Math.max(3, once / 10); round++) {
    const price = 1_000 + (Math.floor(performance.now()) % 9_000) + 0.25
    const { path, ...edit } = postJson(
      `/api/product/quick-edit/${_id}`,
      { price, displayPrice: price },
      headers,
    )
    const edited = await fetch(url + path, edit as RequestInit)
    if (!edited.ok) throw new Error(`The edit was refused: ${edited.status} ${await edited.text()}`)
    const began = performance.now()
    const shown = price.toLocaleString('en', { minimumFractionDigits: 2 })
    while (!(await (await fetch(`${url}/product/${slug}`)).text()).includes(shown))
      if (performance.now() - began > waitMs) throw new Error(`The page shows no ${shown} after ${waitMs} ms`)
    times.push(performance.now() - began)
  }
  return { perSecond: 1_000 / median(times), p50: median(times), p99: quantile(times, 0.99), times }
}

/** What the staff wait for. */
export const staffRows: Row[] = [
  {
    name: "staff's first list of products",
    measure: ({ url, seconds }) =>
      load({ url, calls: [{ path: '/api/product/get-products?page=1&limit=20', headers }], seconds }),
  },
  {
    name: "staff's first list of orders",
    measure: ({ url, seconds }) =>
      load({ url, calls: [{ path: '/api/order/all?page=1&limit=10', headers }], seconds }),
  },
  {
    name: 'dashboard of 365 days',
    measure: ({ url }) => onceEach(url, Array(10).fill({ path: dashboardOfYear, headers })),
    gate: { p50: 50 },
  },
  { name: 'every list of the staff', measure: eachList, gate: { p99: 100 } },
  { name: 'a changed price on the page', measure: untilShown, gate: { p99: 1_000 } },
]
