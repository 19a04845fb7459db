import { type PictureWidth, pictureWidths } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { readHeader } from './encode-rendition.ts'
import { masterKey, renditionKey } from './keys.ts'
import { insertMedia } from './queries.ts'

export type PreparedPicture = {
  id: string
  /** The master. */
  bytes: Uint8Array
  /** The same picture at the width of a card. */
  small: { width: PictureWidth; bytes: Uint8Array }
  /** Without it the shop makes one later. */
  placeholder?: string
}

type StoreDeps = Pick<Deps, 'db' | 'media' | 'clock'>

/**
 * Stores prepared AVIF pictures under given ids: each as master, as every rendition it is not wide enough for, and its
 * small one. May be repeated. Throws when one is no AVIF.
 */
export async function storePictures(deps: StoreDeps, pictures: readonly PreparedPicture[]): Promise<void> {
  const createdAt = deps.clock()
  const rows = await Promise.all(
    pictures.map(async picture => {
      const size = await storeFiles(deps, picture)
      return { id: picture.id, ...size, placeholder: picture.placeholder, createdBy: null, createdAt }
    }),
  )
  await insertMedia(deps.db, rows)
}

async function storeFiles({ media }: StoreDeps, { id, bytes, small }: PreparedPicture) {
  const { width, height, compression } = await readHeader(bytes)
  if (compression !== 'av1') throw new Error(`The picture ${id} is not an AVIF`)
  // Only banners are shown wider, and none of them is prepared.
  const ready = pictureWidths.filter(served => served >= width && served <= 1200)
  const keys = [masterKey(id), ...ready.map(served => renditionKey(id, served, 'avif'))]
  await Promise.all([
    ...keys.map(key => media.put(key, bytes)),
    media.put(renditionKey(id, small.width, 'avif'), small.bytes),
  ])
  return { width, height, bytes: bytes.length }
}
