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
export function keepRecent(store: MediaStore): MediaStore {
  // A map lists its entries in the order they were set: the least recently used first.
  const recent = new Map<string, Bytes>()
  let held = 0
  let deletions = 0

  const drop = (key: string) => {
    held -= recent.get(key)?.length ?? 0
    recent.delete(key)
  }
  const keep = (key: string, bytes: Bytes) => {
    drop(key)
    recent.set(key, bytes)
    held += bytes.length
    for (const oldest of recent.keys()) {
      if (held <= maxBytes) break
      drop(oldest)
    }
  }
  return {
    put: store.put,
    get: async key => {
      const before = deletions
      const bytes = recent.get(key) ?? (await store.get(key))
      // What is deleted while it is read must not come back.
      if (bytes && bytes.length <= maxFileBytes && before === deletions) keep(key, bytes)
      return bytes
    },
    delete: async key => {
      try {
        await store.delete(key)
      } finally {
        // Only now: until it is gone, it may be read again.
        deletions += 1
        drop(key)
      }
    },
  }
}
