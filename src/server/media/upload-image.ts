import { ShopError } from '../../contract/errors.ts'
import type { UploadedImage } from '../../contract/media.ts'
import { pictureUrl, uploadLimits } from '../../contract/pictures.ts'
import type { Caller } from '../http/session.ts'
import { type NewPictureDeps, storeNewPicture } from './store-new-picture.ts'

/**
 * Stores an uploaded picture; returns its address and size in pixels. The type is found by decoding, never by name.
 * @throws too_large over 10 MB or 40 megapixels
 * @throws not_an_image
 */
export async function uploadImage(deps: NewPictureDeps, who: Caller, file: File): Promise<UploadedImage> {
  if (file.size > uploadLimits.bytes) {
    const message = 'The picture is too large: at most 10 MB.'
    throw new ShopError('too_large', message, { file: message })
  }
  const { id, width, height } = await storeNewPicture(deps, async () => file.arrayBuffer(), who.userId)
  return { fileUrl: pictureUrl(id, 960, 'webp'), width, height }
}
