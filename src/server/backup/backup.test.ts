import { hash } from 'node:crypto'
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { afterUse } from '../../../test-support/after-use.ts'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { contentOf } from '../../../test-support/database/content-of.ts'
import { createDatabase } from '../../../test-support/database/start-postgres.ts'
import { makeProduct, makeUser, orderData } from '../../../test-support/factories.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations.ts'
import { openEmbedded, openPostgres } from '../db/open.ts'
import type { Db } from '../db/schema.ts'
import { masterKey } from '../media/keys.ts'
import { folderStore } from '../media/media-store.ts'
import { listBackups, pruneNightly } from './backup-folder.ts'
import { readLines } from './json-lines.ts'
import { type BackupTask, makeBackup } from './make-backup.ts'
import { manifestPath, pictureListPath, picturePath, readManifest, rowsPath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const shop = await createTestApp()
const root = await mkdtemp(join(tmpdir(), 'zari-backup-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const folder = join(root, 'backups')
const mediaFolder = join(shop.deps.config.dataDir, 'media')
const pictureIds = ['front', 'back']

const taskFor = (db: Db, changes: Partial<BackupTask> = {}): BackupTask => ({
  folder,
  kind: 'manual',
  version: '1.2.3',
  now: shop.clock.now,
  pictures: { media: folderStore(mediaFolder), folder: mediaFolder },
  openSource: async () => ({ db, close: async () => {} }),
  ...changes,
})

const back = (changes: Partial<BackupTask> = {}) => makeBackup(taskFor(shop.db, changes))

beforeAll(async () => {
  const admin = await makeUser(shop, 'admin')
  for (const id of pictureIds) {
    await shop.deps.media.put(masterKey(id), Buffer.from(`the picture ${id}`))
    const row = { id, width: 3, height: 4, bytes: 12, createdBy: admin.id, createdAt: shop.clock.now }
    await shop.db.insertInto('media').values(row).execute()
  }
  const buyer = await makeUser(shop)
  for (const title of ['Kurta "Noor"\\n, with a \\', 'Zari — زری 🧵']) {
    const { _id: productId } = await makeProduct(admin, { title })
    await buyer.client.cart.add({ body: { productId, quantity: 2 } })
    await buyer.client.orders.create({ body: orderData() })
  }
})

/** Somewhere without a shop: a data folder, and a database of its own on the server if there is one. */
async function emptyPlace(
  on: 'embedded' | 'server' = inject('database').kind === 'postgres' ? 'server' : 'embedded',
) {
  const dataDir = await mkdtemp(join(root, 'place-'))
  const provided = inject('database')
  const database =
    on === 'server' && provided.kind === 'postgres' ? await createDatabase(provided.serverUrl) : null
  if (database) afterUse(database.drop)
  const open = () => (database ? openPostgres(database.url, 2) : openEmbedded(dataDir))
  const media = folderStore(join(dataDir, 'media'))
  const restore = (backup: string, saveReplaced: (() => Promise<void>) | null = null) =>
    restoreBackup({ backup, folder, dataDir, databaseUrl: database?.url ?? null, media, saveReplaced })
  const content = async () => {
    const { db, close } = await open()
    return contentOf(db).finally(close)
  }
  return { dataDir, open, media, restore, content }
}

/** A place that was restored from `whole`, a backup of the shop. Made once, since a database is created for it. */
const restored = await emptyPlace()
const whole = join(root, 'whole')
beforeAll(async () => {
  await rename((await back()).path, whole)
  await restored.restore(whole)
})

test('a restored backup has the same books and pictures, numbers go on, and nobody is signed in', async () => {
  for (const id of pictureIds)
    expect(await restored.media.get(masterKey(id))).toEqual(await shop.deps.media.get(masterKey(id)))
  const { db, close } = await restored.open()
  expect(await contentOf(db)).toEqual(await contentOf(shop.db))
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  // Its sums are counted again, whatever was still marked when the backup was made.
  expect(await db.selectFrom('sumsToCount').selectAll().execute()).not.toEqual([])
  const { number } = await shop.db
    .selectFrom('orders')
    .select(sql<number>`max(number)`.as('number'))
    .executeTakeFirstOrThrow()
  const [copied] = await db.selectFrom('orders').selectAll().limit(1).execute()
  const again = sql`insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
    country, phone, request_hash, created_at) select 'next', user_id, status, payment_method, total_cents, full_name, address,
    city, postal_code, country, phone, 'next', created_at from orders where id = ${copied?.id} returning number`
  expect((await again.execute(db)).rows).toEqual([{ number: number + 1 }])
  await close()
})

test.runIf(inject('database').kind === 'postgres')(
  'a backup moves a shop between the embedded database and PostgreSQL',
  async () => {
    const embedded = await emptyPlace('embedded')
    await embedded.restore((await back()).path)
    const { db, close } = await embedded.open()
    const { path } = await makeBackup(taskFor(db))
    await close()
    const server = await emptyPlace('server')
    await server.restore(path)
    expect(await server.content()).toEqual(await contentOf(shop.db))
  },
)

test('a restore replaces a shop only when told so, and saves it first', async () => {
  const { db, close } = await restored.open()
  await db.updateTable('products').set({ title: 'Changed since' }).execute()
  const changed = await contentOf(db)
  await close()
  await expect(restored.restore(whole)).rejects.toThrow('There is a shop already')
  const replaced: unknown[] = []
  await restored.restore(whole, async () => void replaced.push(await restored.content()))
  expect(replaced).toEqual([changed])
  expect(await restored.content()).toEqual(await contentOf(shop.db))
})

test('a backup of an older version is brought to the tables of today', async () => {
  const { open } = await emptyPlace()
  const older = await open()
  // Of two branches, the later one may have landed first.
  const only = [...Object.keys(migrations).slice(0, 5), '0026-chores']
  await migrate(older.db, { only })
  await sql`insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street,
    user_type, created_at) values ('u', 'u@x.test', 'u', '', 'U', 'V', '', 'female', '', '', 'shopper', now())`.execute(
    older.db,
  )
  const { path, manifest } = await makeBackup(taskFor(older.db))
  await older.close()
  expect(manifest.migrations).toEqual(only)
  const place = await emptyPlace()
  await place.restore(path)
  const { db, close } = await place.open()
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'u@x.test' }])
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
  await close()
})

test('unchanged pictures are stored once however many backups hold them', async () => {
  const [first, second] = [await back(), await back()]
  for (const id of pictureIds) {
    const [one, other] = [await stat(picturePath(first.path, id)), await stat(picturePath(second.path, id))]
    expect(other.ino).toBe(one.ino)
  }
  expect(second.manifest.pictures).toEqual({ ...first.manifest.pictures, count: 2, missing: 0 })
})

test('of the backups made at night the newest are kept, of the others all', async () => {
  const nights = join(root, 'nights')
  for (let night = 1; night <= 9; night += 1)
    await mkdir(join(nights, `2026-11-0${night}T03-00-00Z-nightly`), { recursive: true })
  await mkdir(join(nights, '2026-11-01T12-00-00Z-manual'))
  await pruneNightly(nights, 7)
  const names = (await listBackups(nights)).map(({ name }) => name)
  expect(names).toHaveLength(8)
  expect([names[0], names[6], names[7]]).toEqual([
    '2026-11-09T03-00-00Z-nightly',
    '2026-11-03T03-00-00Z-nightly',
    '2026-11-01T12-00-00Z-manual',
  ])
})

test('a backup that breaks off leaves nothing behind, and the next one clears up after one that was killed', async () => {
  const place = join(root, 'broken-off')
  const full = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  await expect(back({ folder: place, openSource: full })).rejects.toThrow('no space left')
  expect(await readdir(place)).toEqual(['lock.sqlite'])
  await writeFile(join(place, 'unfinished-2026-11-01T03-00-00Z-nightly'), '')
  const { path } = await back({ folder: place })
  expect((await readdir(place)).toSorted()).toEqual([path.split('/').at(-1), 'lock.sqlite'].toSorted())
})

test('two backups at once: the second is told to wait', async () => {
  let second: unknown
  await back({
    openSource: async () => {
      second = await back().catch(cause => cause)
      return { db: shop.db, close: async () => {} }
    },
  })
  expect(String(second)).toContain('Another backup is being made')
})

const damages: [what: string, said: string, damage: (backup: string) => Promise<unknown>][] = [
  ['without its manifest', 'no whole backup', backup => rm(manifestPath(backup))],
  ['with a cut manifest', 'damaged', backup => truncate(manifestPath(backup), 50)],
  ['with cut rows', 'damaged', backup => truncate(rowsPath(backup, 'orders'), 30)],
  ['with other rows', 'damaged', backup => copyFile(rowsPath(backup, 'users'), rowsPath(backup, 'orders'))],
  ['without a table', 'damaged', backup => rm(rowsPath(backup, 'products'))],
  ['without a picture', 'damaged', backup => rm(picturePath(backup, 'front'))],
  [
    'with another picture',
    'damaged',
    async backup => {
      await rm(picturePath(backup, 'front'))
      await writeFile(picturePath(backup, 'front'), 'the picture xxxxx')
    },
  ],
  [
    'whose picture is a link out of it',
    'damaged',
    async backup => {
      await rm(picturePath(backup, 'front'))
      await symlink(join(mediaFolder, masterKey('front')), picturePath(backup, 'front'))
    },
  ],
  ['of a newer format', 'newer version', backup => changeManifest(backup, { format: 2 })],
  ['of a newer version', 'newer version', backup => changeManifest(backup, { migrations: ['9999-later'] })],
  [
    'with a table that leads out of it',
    'damaged',
    backup =>
      changeManifest(backup, { tables: [{ name: '../../shadow', columns: ['a'], rows: 0, sha256: '' }] }),
  ],
]

async function changeManifest(backup: string, changes: object) {
  const manifest = await readManifest(backup)
  await writeFile(manifestPath(backup), JSON.stringify({ ...manifest, ...changes }))
}

/** A copy of a backup, which a test may damage: its files are its own. */
async function copyOfBackup(): Promise<string> {
  const copy = await mkdtemp(join(root, 'damaged-'))
  await cp(whole, copy, { recursive: true })
  return copy
}

test.each(damages)('a backup %s is refused in words, and nothing changes', async (_, said, damage) => {
  const path = await copyOfBackup()
  await damage(path)
  const place = await emptyPlace()
  await expect(place.restore(path)).rejects.toThrow(said)
  expect(await readdir(place.dataDir)).toEqual([])
})

test('a backup whose rows fit no table is refused, and what was built of it goes', async () => {
  const path = await copyOfBackup()
  const { tables } = await readManifest(path)
  await changeManifest(path, { tables: tables.filter(({ name }) => name !== 'wishlist_items') })
  const place = await emptyPlace('embedded')
  await expect(place.restore(path)).rejects.toThrow('wishlist_items is missing')
  expect(await readdir(place.dataDir)).toEqual(['media'])
})

test.runIf(inject('database').kind === 'postgres')(
  'a database of a newer version is not replaced, since some of its tables would stay',
  async () => {
    const place = await emptyPlace()
    const { db, close } = await place.open()
    await sql`create table kysely_migration (name text, timestamp text)`.execute(db)
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db)
    await close()
    await expect(place.restore(whole, async () => {})).rejects.toThrow('newer version')
  },
)

test('a list of pictures that leads out of the backup, and a row that would fill the memory, are refused', async () => {
  const path = await copyOfBackup()
  const outside = { id: '../../etc/passwd', bytes: 1, sha256: 'x' }
  const list = gzipSync(`${JSON.stringify(outside)}\n`)
  await writeFile(pictureListPath(path), list)
  const { pictures } = await readManifest(path)
  await changeManifest(path, { pictures: { ...pictures, sha256: hash('sha256', list) } })
  await expect((await emptyPlace()).restore(path)).rejects.toThrow('list of pictures')
  const endless = gzipSync(Buffer.alloc(33 * 1024 ** 2, 'a'), { level: 1 })
  await writeFile(rowsPath(path, 'users'), endless)
  await expect(Array.fromAsync(readLines(rowsPath(path, 'users')))).rejects.toThrow('far too long')
})

test('a backup can be read by the user of the shop alone', async () => {
  const { path } = await back()
  const modes = new Set<number>()
  for (const name of ['', 'rows', 'rows/orders.ndjson.gz', 'pictures', 'manifest.json'])
    modes.add((await stat(join(path, name))).mode & 0o077)
  expect([...modes]).toEqual([0])
  expect(JSON.parse(await readFile(manifestPath(path), 'utf8'))).toMatchObject({ version: '1.2.3' })
})
