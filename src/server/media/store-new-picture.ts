import type { Deps } from '../deps.ts'
import { isDiskFull } from '../health/disk-full.ts'
import { masterKey } from './keys.ts'
import { limitEncoding } from './limit-encoding.ts'
import { makeMaster } from './make-master.ts'
import { encodePlaceholder } from './placeholder.ts'
import { insertMedia } from './queries.ts'

export type NewPictureDeps = Pick<Deps, 'db' | 'media' | 'clock' | 'newId'>

/**
 * Encodes a picture anew and stores it; `read` is called when it is its turn. Returns its id and its size in pixels.
 * `createdBy`: the person who uploaded it, or null for the shop itself.
 * @throws too_large over 40 megapixels
 * @throws not_an_image
 */
export async function storeNewPicture(
  { db, media, clock, newId }: NewPictureDeps,
  read: () => Promise<ArrayBuffer | Uint8Array>,
  createdBy: string | null,
): Promise<{ id: string; width: number; height: number }> {
  const { bytes, width, height, placeholder } = await limitEncoding(async () => {
    const master = await makeMaster(new Uint8Array(await read()))
    return { ...master, placeholder: await encodePlaceholder(master.bytes) }
  })
  const id = newId()
  await media.put(masterKey(id), bytes)
  const row = { id, width, height, bytes: bytes.length, placeholder, createdBy, createdAt: clock() }
  await insertMedia(db, [row]).catch(async cause => {
    // After any other failure the row may be there all the same.
    if (isDiskFull(cause)) await media.delete(masterKey(id))
    throw cause
  })
  return { id, width, height }
}
