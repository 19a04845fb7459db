import { expect, test } from 'vitest'
import { cacheMedia } from './cache-media.ts'

/** A store that counts what is read from it. */
function openStore() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const reads: string[] = []
  const store = cacheMedia({
    put: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
    get: async key => {
      reads.push(key)
      return files.get(key) ?? null
    },
    delete: async key => void files.delete(key),
  })
  return { store, reads }
}

test('a file is read once', async () => {
  const { store, reads } = openStore()
  await store.put('a', new Uint8Array([1, 2]))
  for (let time = 0; time < 3; time++) expect(await store.get('a')).toEqual(new Uint8Array([1, 2]))
  expect(reads).toEqual(['a'])
})

test('a missing file is looked for every time, so it is found once it is there', async () => {
  const { store } = openStore()
  expect(await store.get('a')).toBeNull()
  await store.put('a', new Uint8Array([1]))
  expect(await store.get('a')).toEqual(new Uint8Array([1]))
})

test('a deleted file is gone', async () => {
  const { store } = openStore()
  await store.put('a', new Uint8Array([1]))
  await store.get('a')
  await store.delete('a')
  expect(await store.get('a')).toBeNull()
})

test('a file that is deleted while it is read is gone', async () => {
  const { store } = openStore()
  await store.put('a', new Uint8Array([1]))
  const reading = store.get('a')
  await store.delete('a')
  await reading
  expect(await store.get('a')).toBeNull()
})

test('a file that is read while it is deleted is gone', async () => {
  const deleting = Promise.withResolvers<void>()
  let bytes: Uint8Array<ArrayBuffer> | null = new Uint8Array([1])
  const store = cacheMedia({
    put: async () => {},
    get: async () => bytes,
    delete: async () => {
      await deleting.promise
      bytes = null
    },
  })
  const deleted = store.delete('a')
  expect(await store.get('a')).toEqual(new Uint8Array([1]))
  deleting.resolve()
  await deleted
  expect(await store.get('a')).toBeNull()
})

test('large files are not kept, and of the others only the last 8 MB', async () => {
  const { store, reads } = openStore()
  await store.put('original', new Uint8Array(300 * 1024))
  for (let time = 0; time < 2; time++) await store.get('original')
  expect(reads).toEqual(['original', 'original'])
  const keys = Array.from({ length: 40 }, (_, nth) => `picture ${nth}`)
  for (const key of keys) await store.put(key, new Uint8Array(250 * 1024))
  for (const key of keys) await store.get(key)
  reads.length = 0
  await store.get('picture 39')
  await store.get('picture 10')
  expect(reads).toEqual([])
  await store.get('picture 0')
  expect(reads).toEqual(['picture 0'])
})

test('what is asked for again stays, while others go', async () => {
  const { store, reads } = openStore()
  const keys = Array.from({ length: 33 }, (_, nth) => `picture ${nth}`)
  for (const key of keys) await store.put(key, new Uint8Array(250 * 1024))
  for (const key of keys) {
    await store.get(key)
    await store.get('picture 0')
  }
  expect(reads.filter(key => key === 'picture 0')).toHaveLength(1)
})
