import { ShopError } from '../../contract/errors.ts'
import { uploadLimits } from '../../contract/pictures.ts'
import { openPicture, readHeader } from './encode-rendition.ts'

/** The longer side of a master: twice the widest rendition. */
const maxSidePx = 2400

export type Master = { bytes: Uint8Array; width: number; height: number }

/**
 * Makes the picture the shop keeps from an uploaded file: upright, at most 2400 pixels on its longer side, first frame
 * only, newly encoded, so that only the visible picture survives.
 * @throws not_an_image for anything but a whole JPEG, PNG, WebP, AVIF or GIF
 * @throws too_large past 40 megapixels
 */
export async function makeMaster(file: Uint8Array): Promise<Master> {
  const header = await readHeader(file).catch(refuse)
  if (header.width * header.height > uploadLimits.pixels) {
    const message = `The picture is too large: at most ${uploadLimits.pixels / 1_000_000} megapixels.`
    throw new ShopError('too_large', message, { file: message })
  }
  const picture = await openPicture(file, uploadLimits.pixels)
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { bytes: data, width: info.width, height: info.height }
}

function refuse(): never {
  const message = 'We cannot read this file as a picture. Choose a JPEG, PNG, WebP, AVIF or GIF.'
  throw new ShopError('not_an_image', message, { file: message })
}
