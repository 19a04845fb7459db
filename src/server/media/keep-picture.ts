import { pictureWidths } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { masterKey, renditionKey } from './keys.ts'
import { insertMedia } from './queries.ts'
import { readHeader } from './sharp.ts'

/**
 * Keeps an AVIF picture that was prepared beforehand, under a given id and byte for byte: as master, and as
 * the rendition of every width it does not reach beyond. May be repeated. Throws when it is no AVIF.
 */
export async function keepPicture(
  { db, media, clock }: Pick<Deps, 'db' | 'media' | 'clock'>,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<void> {
  const { width, height, compression } = await readHeader(bytes)
  if (compression !== 'av1') throw new Error(`The picture ${id} is not an AVIF`)
  const ready = pictureWidths.filter(served => served >= width)
  const keys = [masterKey(id), ...ready.map(served => renditionKey(id, served, 'avif'))]
  await Promise.all(keys.map(key => media.put(key, bytes)))
  await insertMedia(db, { id, width, height, bytes: bytes.length, createdBy: null, createdAt: clock() })
}
