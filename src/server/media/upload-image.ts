import { ShopError } from '../../contract/errors.ts'
import type { UploadedImage } from '../../contract/media.ts'
import { pictureUrl, uploadLimits } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { masterKey } from './keys.ts'
import { limitEncoding } from './limit-encoding.ts'
import { makeMaster } from './make-master.ts'
import { encodePlaceholder } from './placeholder.ts'
import { insertMedia } from './queries.ts'

/**
 * Stores an uploaded picture; returns its address and size in pixels. The type is found by decoding, never by name.
 * @throws too_large over 10 MB or 40 megapixels
 * @throws not_an_image
 */
export async function uploadImage(
  { db, media, clock, newId }: Pick<Deps, 'db' | 'media' | 'clock' | 'newId'>,
  who: Caller,
  file: File,
): Promise<UploadedImage> {
  if (file.size > uploadLimits.bytes) {
    const message = 'The picture is too large: at most 10 MB.'
    throw new ShopError('too_large', message, { file: message })
  }
  const { bytes, width, height, placeholder } = await limitEncoding(async () => {
    const master = await makeMaster(new Uint8Array(await file.arrayBuffer()))
    return { ...master, placeholder: await encodePlaceholder(master.bytes) }
  })
  const id = newId()
  await media.put(masterKey(id), bytes)
  await insertMedia(db, [
    {
      id,
      width,
      height,
      bytes: bytes.length,
      placeholder,
      createdBy: who.userId,
      createdAt: clock(),
    },
  ])
  return { fileUrl: pictureUrl(id, 960, 'webp'), width, height }
}
