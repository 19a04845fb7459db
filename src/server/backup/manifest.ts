import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Raised when older versions of the shop could not read a backup any more. */
export const backupFormat = 1

/** No path can be made of it that leads out of a backup. */
const TableName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup holds. It is written last, so a backup without one is not whole. */
export const Manifest = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  /** The version of the shop that made it. */
  version: z.string().max(100),
  /** The migrations of its database, in order. */
  migrations: z.array(z.string().max(200)).min(1).max(10_000),
  tables: z
    .array(
      z.object({
        name: TableName,
        columns: z.array(z.string().max(63)).min(1).max(1_000),
        rows: z.number().int().min(0),
        sha256: Sha256,
      }),
    )
    .max(1_000),
  /** The last number that each counter gave out; null for one that gave out none. */
  counters: z.array(z.object({ table: TableName, column: TableName, last: z.number().int().nullable() })),
  pictures: z.object({ count: z.number().int().min(0), missing: z.number().int().min(0), sha256: Sha256 }),
})

export type Manifest = z.output<typeof Manifest>

const manifestFile = 'manifest.json'
const maxManifestBytes = 4 * 1024 ** 2

export const manifestPath = (backup: string) => join(backup, manifestFile)
export const rowsPath = (backup: string, table: string) => join(backup, 'rows', `${table}.ndjson.gz`)
export const pictureListPath = (backup: string) => join(backup, 'pictures.ndjson.gz')
export const picturePath = (backup: string, id: string) => join(backup, 'pictures', id)

/**
 * Reads what a backup holds.
 * @throws Error with words for a person when it is not whole, damaged, or of a newer format
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = manifestPath(backup)
  const file = await lstat(path).catch(() => null)
  if (!file?.isFile()) throw new Error(`${backup} is no whole backup: it has no ${manifestFile}.`)
  if (file.size > maxManifestBytes) throw damaged(backup, `${manifestFile} is too large`)
  const content = parseJson(await readFile(path, 'utf8'))
  const { data: head } = z.object({ format: z.number() }).safeParse(content)
  if (head && head.format > backupFormat)
    throw new Error(`${backup} was made by a newer version of the shop. Update the shop, then restore.`)
  const manifest = Manifest.safeParse(content)
  if (!manifest.success) throw damaged(backup, `${manifestFile} cannot be read`)
  return manifest.data
}

export const damaged = (backup: string, what: string): Error =>
  new Error(`The backup ${backup} is damaged: ${what}. Take another one.`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
