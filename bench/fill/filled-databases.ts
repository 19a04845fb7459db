/** Databases filled once and kept, so that a run of the measurements begins with a copy. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openStockMovesAnew } from '../../src/server/catalogue/stock/correct-stock-moves.ts'
import { vacuumEmbedded } from '../../src/server/db/embedded/vacuum-embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { openEmbedded, openPostgres } from '../../src/server/db/open.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { startPostgres } from '../../test-support/database/start-postgres.ts'
import { fillOrders, type ShopSize } from './fill-orders.ts'
import { fillProducts } from './fill-products.ts'
import { fillShoppers } from './fill-shoppers.ts'

/** A filled database that a measurement may change: what the shop needs to open it. */
export type FilledDatabase = { env: Record<string, string>; close: () => Promise<void> }

/** Outside of the project: PostgreSQL's own user must be able to walk there. */
const keptFolder = join(tmpdir(), 'zari-bench')

/** What decides the content: the schema, the code that fills it, and the day, since deals and new arrivals go by it. */
function contentKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of globSync(['src/server/db/migrations/*.ts', 'bench/fill/*.ts']).sort())
    hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

async function keptPath(): Promise<string> {
  const key = contentKey()
  await mkdir(keptFolder, { recursive: true })
  await chmod(keptFolder, 0o711)
  for (const name of await readdir(keptFolder))
    if (name !== key) await rm(join(keptFolder, name), { recursive: true, force: true })
  const path = join(keptFolder, key)
  await mkdir(path, { recursive: true })
  await chmod(path, 0o711)
  return path
}

const nameOf = ({ products, orders }: ShopSize) => `filled_${products}_${orders}`

async function fill(db: Db, size: ShopSize): Promise<void> {
  const now = new Date()
  await migrate(db)
  await fillProducts(db, size.products, now)
  await fillOrders(db, size, now)
  await fillShoppers(db, now)
  await db.transaction().execute(tx => openStockMovesAnew(tx, now))
}

/** A copy of the filled embedded database, in a data folder of its own. */
export async function openFilledEmbedded(size: ShopSize): Promise<FilledDatabase> {
  const root = await keptPath()
  const kept = join(root, nameOf(size))
  if (!existsSync(kept)) {
    const unfinished = `${kept}-unfinished`
    await rm(unfinished, { recursive: true, force: true })
    const opened = await openEmbedded(unfinished)
    await fill(opened.db, size)
    await vacuumEmbedded(opened.db, new AbortController().signal, 0)
    await opened.close()
    await rename(unfinished, kept)
  }
  const copy = `${kept}-${process.pid}`
  await cp(kept, copy, { recursive: true })
  return { env: { DATA_DIR: copy }, close: () => rm(copy, { recursive: true, force: true }) }
}

/** A copy of the filled database on a PostgreSQL of its own, and a folder for the pictures. */
export async function openFilledPostgres(size: ShopSize): Promise<FilledDatabase> {
  const root = await keptPath()
  const server = await startPostgres(join(root, 'postgres'))
  const at = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const [kept, copy] = [nameOf(size), `copy_${process.pid}`]
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [kept])
  if (rowCount === 0) {
    const unfinished = `${kept}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished}`)
    const opened = openPostgres(at(unfinished))
    await fill(opened.db, size)
    await sql`vacuum (analyze)`.execute(opened.db)
    await opened.close()
    await client.query(`alter database ${unfinished} rename to ${kept}`)
  }
  await client.query(`create database ${copy} template ${kept} strategy file_copy`)
  const dataFolder = join(root, copy)
  const close = async () => {
    await client.query(`drop database ${copy} with (force)`)
    await client.end()
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { env: { DATABASE_URL: at(copy), DATA_DIR: dataFolder }, close }
}
