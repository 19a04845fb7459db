import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '../../contract/pictures.ts'

// Only these decoders ever see a byte from outside; SVG, TIFF and the rest stay shut for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(format => `VipsForeignLoad${format}Buffer`),
})

/** A picture to work on; what is cut off or broken fails, what cameras are known to get wrong does not. */
export const openPicture = (bytes: Uint8Array, limitInputPixels: number | false) =>
  sharp(bytes, { limitInputPixels, failOn: 'error' })

/** Size, format and the like, from the first bytes alone: nothing is decoded. */
export const readHeader = async (bytes: Uint8Array) => openPicture(bytes, false).metadata()

/** AVIF effort 2: twice the effort makes the file 3 % smaller and the shopper wait six times as long. */
const encoderOf = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
} satisfies Record<PictureFormat, (picture: Sharp) => Sharp>

/** The picture at most `width` pixels wide, never enlarged. */
export async function encodeRendition(
  master: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const resized = openPicture(master, false).resize({ width, withoutEnlargement: true })
  return new Uint8Array(await encoderOf[format](resized).toBuffer())
}
