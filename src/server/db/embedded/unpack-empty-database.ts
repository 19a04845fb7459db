import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const gunzip = promisify(zlib.gunzip)

/**
 * Puts an empty database into a new folder, copied from PGlite's archive: making one takes seconds. The folder appears
 * with all its files, so a process that ends half way leaves nothing that could be taken for a database.
 */
export async function unpackEmptyDatabase(folder: string): Promise<void> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  const archive = await gunzip(await (await dataDir()).arrayBuffer())
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const { path, isFolder, bytes } of entriesOf(archive)) {
    const target = join(unfinished, path)
    if (isFolder) mkdirSync(target, { recursive: true })
    else writeFileSync(target, bytes)
  }
  renameSync(unfinished, folder)
}

type Entry = { path: string; isFolder: boolean; bytes: Uint8Array }

const blockSize = 512

/** What a tar archive holds: each entry has a block that describes it, then its bytes, filled up to whole blocks. */
function* entriesOf(tar: Buffer): Generator<Entry> {
  // A block of zeros ends the archive.
  for (let at = 0; tar[at]; ) {
    const text = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12), 8) || 0
    const begin = at + blockSize
    yield { path: text(0, 100), isFolder: text(156, 1) === '5', bytes: tar.subarray(begin, begin + size) }
    at = begin + Math.ceil(size / blockSize) * blockSize
  }
}
