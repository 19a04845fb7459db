import { type Figure, missedGates } from './figure.ts'
import type { ShopSize } from './fill/fill-orders.ts'
import { openFilledEmbedded, openFilledPostgres } from './fill/filled-databases.ts'
import { startBareServer } from './floor/bare-server.ts'
import type { Sample } from './load.ts'
import type { Options } from './options.ts'
import { cellsOf, heads, toLine } from './print-figures.ts'
import { processFigures } from './process-figures.ts'
import { editRows } from './rows/edit-rows.ts'
import { firstTimeRows } from './rows/first-time-rows.ts'
import { guestRows } from './rows/guest-rows.ts'
import { importRow } from './rows/import-row.ts'
import { keptRows } from './rows/kept-rows.ts'
import { type Bench, type DatabaseKind, databaseNames, type Row } from './rows/row.ts'
import { shopperRows } from './rows/shopper-rows.ts'
import { staffRows } from './rows/staff-rows.ts'
import { megabytesOf, openShopUnderTest } from './shop-under-test.ts'
import { median } from './statistics.ts'
import { findWorld } from './world.ts'

const rows: readonly Row[] = [
  ...keptRows,
  ...firstTimeRows,
  ...staffRows,
  ...shopperRows,
  ...guestRows,
  ...editRows,
  importRow,
]

type Measured = Pick<Options, 'only' | 'rounds' | 'seconds' | 'once'>

/** Measures the chosen rows on one database, printing each as it comes; then the process itself. */
export async function measureShop(
  database: DatabaseKind,
  size: ShopSize,
  options: Measured,
): Promise<Figure[]> {
  const filled = await (database === 'postgres' ? openFilledPostgres(size) : openFilledEmbedded(size))
  const bareServer = await startBareServer()
  const shop = await openShopUnderTest(filled, options.rounds)
  try {
    const { url, pid } = shop
    const world = await findWorld(url, size.products)
    const databaseUrl = filled.env.DATABASE_URL ?? null
    const bench: Bench = { ...options, database, url, databaseUrl, bareServer, world }
    const figures: Figure[] = []
    const keep = (figure: Figure) => {
      figures.push(figure)
      console.info(toLine(cellsOf(figure)))
    }
    console.info(`\n${databaseNames[database]}\n${toLine(heads)}`)
    for (const row of rows)
      if (isChosen(row.name, options.only)) {
        const figure = await measureRow(row, bench, options.rounds)
        keep({ ...figure, megabytes: await megabytesOf(pid) })
      }
    for (const figure of processFigures(database, shop, await megabytesOf(pid))) keep(figure)
    return figures
  } finally {
    await shop.stop()
    await bareServer.stop()
    await filled.close()
  }
}

const isChosen = (name: string, only: readonly string[]) =>
  only.length === 0 || only.some(part => name.includes(part))

/** The medians of some rounds, in each of which shop and floor take turns. */
async function measureRow(
  { name, measure, floor, gate = {} }: Row,
  bench: Bench,
  rounds: number,
): Promise<Figure> {
  const { database } = bench
  const [samples, floors]: [Sample[], Sample[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    samples.push(await measure(bench))
    const fastest = await floor?.(bench)
    if (fastest) floors.push(fastest)
  }
  const medianOf = (key: 'perSecond' | 'p50' | 'p99', of = samples) => median(of.map(sample => sample[key]))
  const speed = { perSecond: medianOf('perSecond'), p50: medianOf('p50'), p99: medianOf('p99') }
  const floorSpeed = floors.length > 0 ? { floor: medianOf('perSecond', floors) } : {}
  const note = samples.at(-1)?.note
  const missed = missedGates(database, gate, speed, floorSpeed.floor)
  return { database, name, speed, ...floorSpeed, ...(note ? { note } : {}), missed }
}
