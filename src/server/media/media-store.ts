import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where picture files are: a folder, or anything that stores bytes under a key. */
export type MediaStore = {
  /** Stores the bytes; readers of the key see all of them or none. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes a key; a missing key is fine. */
  delete: (key: string) => Promise<void>
}

type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>

/** Pictures in a folder on disk. Keys are made by the shop, never by callers. */
export function folderStore(folder: string, write: WriteFile = writeFile): MediaStore {
  return {
    async put(key, bytes) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`
      try {
        await write(unfinished, bytes)
        await rename(unfinished, path)
      } catch (cause) {
        // On a full disk what was written so far would take the last room.
        await rm(unfinished, { force: true })
        await dropEmptyFolder(dirname(path))
        throw cause
      }
    },
    async get(key) {
      try {
        return await readFile(join(folder, key))
      } catch (cause) {
        if (codeOf(cause) === 'ENOENT') return null
        throw cause
      }
    },
    async delete(key) {
      const path = join(folder, key)
      await rm(path, { force: true })
      await dropEmptyFolder(dirname(path))
    },
  }
}

const dropEmptyFolder = (folder: string) =>
  rmdir(folder).catch(cause => {
    // It still holds other renditions, or is gone already.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(cause))) throw cause
  })

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? ''
