import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMediaId, masterKey } from '../media/keys.ts'
import type { MediaStore } from '../media/media-store.ts'
import { syncFolder } from './backup-folder.ts'
import { hashFile, readLines, writeLines } from './json-lines.ts'
import { pictureListPath, picturePath, rowsPath } from './manifest.ts'

export type PictureSource = {
  media: MediaStore
  /** Where the pictures are files of this machine; null for a bucket. */
  folder: string | null
}

export const SavedPicture = z.object({
  id: z.string().refine(isMediaId),
  bytes: z.number().int().min(0),
  sha256: z.string(),
})
export type SavedPicture = z.output<typeof SavedPicture>

/**
 * Saves the pictures that the saved rows name. What an earlier backup holds already is shared with it, and so are files of
 * the shop on the same disk: a picture never changes.
 */
export async function savePictures(backup: string, source: PictureSource, earlier: string | null) {
  await mkdir(join(backup, 'pictures'))
  const known = earlier === null ? new Map<string, SavedPicture>() : await readPictureList(earlier)
  const counts = { count: 0, missing: 0 }
  async function* save() {
    for await (const line of readLines(rowsPath(backup, 'media'))) {
      const { id, given_up_at: givenUpAt } = MediaRow.parse(JSON.parse(line))
      if (givenUpAt !== null) continue
      const target = picturePath(backup, id)
      const saved =
        (earlier !== null && (await shareEarlier(known.get(id), earlier, target))) ||
        (await saveOne(source, id, target))
      if (saved) yield JSON.stringify({ id, ...saved })
      counts[saved ? 'count' : 'missing'] += 1
    }
  }
  const sha256 = await writeLines(pictureListPath(backup), save())
  await syncFolder(join(backup, 'pictures'))
  return { ...counts, sha256 }
}

const MediaRow = z.object({ id: z.string().refine(isMediaId), given_up_at: z.string().nullable() })

type Saved = Omit<SavedPicture, 'id'>

async function readPictureList(backup: string): Promise<Map<string, SavedPicture>> {
  const known = new Map<string, SavedPicture>()
  try {
    for await (const line of readLines(pictureListPath(backup))) {
      const picture = SavedPicture.parse(JSON.parse(line))
      known.set(picture.id, picture)
    }
  } catch {
    // From a damaged backup nothing is taken over.
    return new Map()
  }
  return known
}

async function shareEarlier(
  known: SavedPicture | undefined,
  earlier: string,
  target: string,
): Promise<Saved | null> {
  if (!known) return null
  const path = picturePath(earlier, known.id)
  const file = await stat(path).catch(() => null)
  if (file?.size !== known.bytes) return null
  const isShared = await link(path, target).then(
    () => true,
    () => false,
  )
  return isShared ? { bytes: known.bytes, sha256: known.sha256 } : null
}

/** Null when the picture has no file any more. */
async function saveOne({ media, folder }: PictureSource, id: string, target: string): Promise<Saved | null> {
  if (folder !== null) {
    const path = join(folder, masterKey(id))
    const file = await stat(path).catch(() => null)
    if (!file) return null
    // Another disk, or one that knows no links, gets a copy.
    await link(path, target).catch(() => copyFile(path, target))
    await syncFile(target)
    return { bytes: file.size, sha256: await hashFile(target) }
  }
  const bytes = await media.get(masterKey(id))
  if (!bytes) return null
  const file = await open(target, 'wx')
  await file.writeFile(bytes).finally(() => file.close())
  await syncFile(target)
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function syncFile(path: string) {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
