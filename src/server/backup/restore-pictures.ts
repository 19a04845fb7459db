import { createHash } from 'node:crypto'
import { masterKey } from '../media/keys.ts'
import type { MediaStore } from '../media/media-store.ts'
import { openPlainFile, readLines } from './json-lines.ts'
import { damaged, pictureListPath, picturePath } from './manifest.ts'
import { SavedPicture } from './save-pictures.ts'

/** Far more than the shop lets anybody upload. */
const maxPictureBytes = 256 * 1024 ** 2

/**
 * Puts the pictures of a backup into the shop's store where they are missing or damaged. None is taken away, so the shop
 * that is replaced keeps its own until it is.
 */
export async function restorePictures(backup: string, media: MediaStore): Promise<number> {
  let count = 0
  for await (const picture of savedPictures(backup)) {
    const stored = await media.get(masterKey(picture.id))
    if (!stored || hashOf(stored) !== picture.sha256)
      await media.put(masterKey(picture.id), await readPicture(backup, picture))
    count += 1
  }
  return count
}

/** @throws Error when one of the pictures is missing or damaged */
export async function checkPictures(backup: string): Promise<void> {
  for await (const picture of savedPictures(backup)) await readPicture(backup, picture)
}

async function* savedPictures(backup: string): AsyncGenerator<SavedPicture> {
  for await (const line of readLines(pictureListPath(backup))) {
    const { data } = SavedPicture.safeParse(JSON.parse(line))
    if (!data) throw damaged(backup, 'its list of pictures cannot be read')
    yield data
  }
}

async function readPicture(backup: string, { id, bytes, sha256 }: SavedPicture): Promise<Uint8Array> {
  if (bytes > maxPictureBytes) throw damaged(backup, `the picture ${id} is too large`)
  const read = await readPlainFile(picturePath(backup, id), bytes).catch(cause => {
    throw damaged(backup, String(cause))
  })
  if (hashOf(read) !== sha256) throw damaged(backup, `the picture ${id} is not what was saved`)
  return read
}

async function readPlainFile(path: string, bytes: number): Promise<Uint8Array> {
  const file = await openPlainFile(path)
  try {
    if ((await file.stat()).size !== bytes) throw new Error(`${path} has another length`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
