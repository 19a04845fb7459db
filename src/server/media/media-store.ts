import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures lie: a folder today, any place that keeps bytes under a key. */
export type MediaStore = {
  /** Keeps the bytes; whoever reads the key sees all of them or none. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Forgets what lies under the key; what is not there is gone already. */
  delete: (key: string) => Promise<void>
}

/** Pictures in a folder on disk. Keys are made by the shop, never by callers. */
export function folderStore(folder: string): MediaStore {
  return {
    async put(key, bytes) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(join(folder, key)))
      } catch (cause) {
        if (codeOf(cause) === 'ENOENT') return null
        throw cause
      }
    },
    async delete(key) {
      const path = join(folder, key)
      await rm(path, { force: true })
      await rmdir(dirname(path)).catch(cause => {
        // Other sizes of the picture may still lie there, or the last of them has taken the folder along.
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(cause))) throw cause
      })
    },
  }
}

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? ''
