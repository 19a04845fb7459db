import { lruBySize } from '../lru-by-size.ts'
import type { MediaStore } from './media-store.ts'

/** Room for the pictures of some twenty pages. */
const maxBytes = 8 * 1024 ** 2
/** Larger files are originals, which are read once. */
const maxFileBytes = 256 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A store that keeps what was read last in memory. What is under a key never changes; but a file that another process
 * deletes may still be served here for as long as it is asked for.
 */
export function cacheMedia(store: MediaStore): MediaStore {
  const recent = lruBySize<Bytes>({ max: maxBytes, sizeOf: ({ length }) => length })
  let deletions = 0
  return {
    put: store.put,
    get: async key => {
      const known = recent.get(key)
      if (known) return known
      const before = deletions
      const bytes = await store.get(key)
      // What is deleted while it is read must not come back.
      if (bytes && bytes.length <= maxFileBytes && before === deletions) recent.set(key, bytes)
      return bytes
    },
    delete: async key => {
      try {
        await store.delete(key)
      } finally {
        // Only now: until it is gone, it may be read again.
        deletions += 1
        recent.delete(key)
      }
    },
  }
}
