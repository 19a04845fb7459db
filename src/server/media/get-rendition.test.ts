import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test-support/create-test-app.ts'
import { writeUntilFull } from '../../../test-support/write-until-full.ts'
import { getRendition } from './get-rendition.ts'
import { masterKey, renditionKey } from './keys.ts'
import { folderStore, type MediaStore } from './media-store.ts'
import { insertMedia } from './queries.ts'
import { storePictures } from './store-picture.ts'
import { warmRenditions } from './warm-renditions.ts'

const shop = await createTestApp()
const { media, newId } = shop.deps

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a2433' } })

async function kept(width = 1600, height = 2000) {
  const id = newId()
  await media.put(masterKey(id), await flat(width, height).webp().toBuffer())
  return id
}

/** The shop's store, with a list of what has been put into it. */
function watched(): MediaStore & { puts: string[] } {
  const puts: string[] = []
  const put: MediaStore['put'] = (key, bytes) => {
    puts.push(key)
    return media.put(key, bytes)
  }
  return { ...media, put, puts }
}

test('a picture is served in three widths and two formats, cacheable for ever', async () => {
  const id = await kept()
  for (const width of [240, 480, 960, 1200]) {
    for (const format of ['avif', 'webp']) {
      const answer = await shop.request('GET', `/media/${id}/${width}.${format}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const bytes = await answer.arrayBuffer()
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : 'webp',
        width,
        height: (width * 5) / 4,
      })
    }
  }
})

test('a picture is never enlarged', async () => {
  const id = await kept(500, 400)
  const answer = await shop.request('GET', `/media/${id}/1200.webp`)
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 500, height: 400 })
})

test('HEAD answers like GET, without the body', async () => {
  const id = await kept(100, 100)
  const head = await shop.request('HEAD', `/media/${id}/480.webp`)
  const get = await shop.request('GET', `/media/${id}/480.webp`)
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  // Each answer has an id of its own.
  const common = ({ headers }: Response) => ({ ...Object.fromEntries(headers), 'x-request-id': null })
  expect(common(head)).toEqual(common(get))
})

test('requests at once for a size not made yet make it only once', async () => {
  const id = await kept()
  const store = watched()
  const rendition = { width: 480, format: 'webp' } as const
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => getRendition({ ...shop.deps, media: store }, id, rendition)),
  )
  expect(store.puts).toEqual([renditionKey(id, 480, 'webp')])
  expect(new Set(all.map(bytes => bytes?.length)).size).toBe(1)
  await getRendition({ ...shop.deps, media: store }, id, rendition)
  expect(store.puts).toHaveLength(1)
})

test('on a full disk a picture is shown though its size cannot be kept, and nothing half written stays', async () => {
  const id = await kept()
  const before = shop.deps.media
  shop.deps.media = folderStore(join(shop.deps.config.dataDir, 'media'), writeUntilFull)
  try {
    expect((await shop.request('GET', `/media/${id}/240.webp`)).status).toBe(200)
  } finally {
    shop.deps.media = before
  }
  expect(shop.logged.splice(0)).toMatchObject([{ cause: { code: 'ENOSPC' } }])
  expect(await readdir(join(shop.deps.config.dataDir, 'media', id))).toEqual(['master'])
})

test('unknown pictures, other sizes and paths out of the folder are not found', async () => {
  const id = await kept(100, 100)
  const paths = [
    '/media/unknown/480.webp',
    `/media/${id}/master`,
    `/media/${id}/481.webp`,
    `/media/${id}/480.png`,
    `/media/${id}/480.webp.tmp`,
    `/media/${id}/constructor`,
    `/media/${id}`,
    `/media/${id}/480.webp/more`,
    '/media/',
    `/media/%2e%2e%2f${id}/480.webp`,
    `/media/..%2fmedia%2f${id}/480.webp`,
    `/media/..%5cmedia%5c${id}/480.webp`,
    `/media/${id}%00/480.webp`,
    `/media/${id}/..%2f..%2flock.sqlite`,
    '/media/%2fetc%2fpasswd/480.webp',
    `/media/%ff/480.webp`,
    `/media/${'a'.repeat(5000)}/480.webp`,
  ]
  for (const path of paths) {
    const answer = await shop.request('GET', path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(shop.logged).toEqual([])
})

test("no key leads out of the store's folder", () => {
  for (const id of ['..', '../x', 'a/b', 'a\\b', '', '.', 'a.b', '-x', 'a\0', 'a\n']) {
    expect(() => masterKey(id)).toThrow('not the id')
    expect(() => renditionKey(id, 480, 'webp')).toThrow('not the id')
  }
})

const small = { width: 480, bytes: await flat(480, 600).avif({ effort: 0 }).toBuffer() } as const

test('a prepared picture is stored byte for byte and served unchanged where it is wide enough', async () => {
  const id = 'bahar-block-print-kurta-ivory-front'
  const bytes = await flat(960, 1200).avif({ effort: 0 }).toBuffer()
  await storePictures(shop.deps, [{ id, bytes, small }])
  await storePictures(shop.deps, [{ id, bytes, small }])
  const row = await shop.db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirst()
  expect(row).toMatchObject({ width: 960, height: 1200, bytes: bytes.length, createdBy: null })
  for (const width of [960, 1200]) {
    const answer = await shop.request('GET', `/media/${id}/${width}.avif`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
  const card = await shop.request('GET', `/media/${id}/480.avif`)
  expect(Buffer.from(await card.arrayBuffer()).equals(small.bytes)).toBe(true)
})

test('only an AVIF can be stored unchanged, and only under an id', async () => {
  const webp = await flat(10, 10).webp().toBuffer()
  await expect(storePictures(shop.deps, [{ id: 'x', bytes: webp, small }])).rejects.toThrow('not an AVIF')
  const avif = await flat(10, 10).avif({ effort: 0 }).toBuffer()
  await expect(storePictures(shop.deps, [{ id: '../x', bytes: avif, small }])).rejects.toThrow('not the id')
})

/** As after an upload: a master and a row, both of them for warming to find. */
async function onRecord(bytes: Uint8Array) {
  const id = newId()
  await media.put(masterKey(id), bytes)
  const row = { id, width: 600, height: 600, bytes: bytes.length, createdBy: null, createdAt: shop.clock.now }
  await insertMedia(shop.db, [row])
  return id
}

test('warming makes the missing sizes, newest pictures first, and skips what fails', async () => {
  await shop.db.deleteFrom('media').execute()
  const older = await onRecord(await flat(600, 600).webp().toBuffer())
  await onRecord(Buffer.from('broken'))
  const newer = await onRecord(await flat(600, 600).webp().toBuffer())
  const store = watched()
  const failures: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (message: string) => failures.push(message) }
  const warm = () => warmRenditions({ db: shop.db, media: store, log }, new AbortController().signal)
  await warm()
  const files = ['480.avif', '480.webp', '960.avif', '960.webp']
  expect(store.puts).toEqual([newer, older].flatMap(id => files.map(file => `${id}/${file}`)))
  expect(failures).toHaveLength(4)
  await warm()
  expect(store.puts).toHaveLength(8)
})

test('warming stops when it is aborted', async () => {
  await onRecord(await flat(100, 100).webp().toBuffer())
  await onRecord(await flat(100, 100).webp().toBuffer())
  const stop = new AbortController()
  const store = watched()
  const put: MediaStore['put'] = async (key, bytes) => {
    await store.put(key, bytes)
    stop.abort()
  }
  await warmRenditions({ ...shop.deps, media: { ...store, put } }, stop.signal)
  expect(store.puts).toHaveLength(1)
})
