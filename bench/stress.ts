/** Too much load, or load for long, on a shop of its own for each database. */
import type { ShopSize } from './fill/fill-orders.ts'
import { openFilledEmbedded, openFilledPostgres } from './fill/filled-databases.ts'
import type { Options } from './options.ts'
import { overload } from './overload.ts'
import { databaseNames } from './rows/row.ts'
import { openShopUnderTest } from './shop-under-test.ts'
import { soak } from './soak.ts'
import { findWorld } from './world.ts'

export async function stress(options: Options, size: ShopSize): Promise<void> {
  const seconds = options.isQuick ? { overload: 10, soak: 30 } : { overload: 60, soak: 300 }
  const missed: string[] = []
  for (const database of options.databases) {
    const filled = await (database === 'postgres' ? openFilledPostgres(size) : openFilledEmbedded(size))
    const shop = await openShopUnderTest(filled, 1)
    try {
      const world = await findWorld(shop.url, size.products)
      const name = databaseNames[database]
      const add = (gates: string[]) => missed.push(...gates.map(gate => `  ${name}: ${gate}`))
      if (options.overload) console.info(`\n${name}, overload`)
      if (options.overload) add(await overload(shop.url, world, seconds.overload))
      if (options.soak) console.info(`\n${name}, soak`)
      if (options.soak) add(await soak(shop, world, seconds.soak))
    } finally {
      await shop.stop()
      await filled.close()
    }
  }
  console.info(missed.length === 0 ? '\nEvery gate holds.' : `\nMissed gates:\n${missed.join('\n')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
}
