import type { Raw, Sharp } from 'sharp'
import type { PictureFormat } from '../../contract/pictures.ts'

let loaded: ReturnType<typeof loadSharp> | undefined

/** Loaded with the first picture: the library takes memory that a process without pictures to make never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Only these decoders see bytes from outside; SVG, TIFF and the rest are disabled for the whole process.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(format => `VipsForeignLoad${format}Buffer`),
  })
  // One core for a picture, the others for shoppers. No picture is asked for twice, so nothing is worth keeping.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Opens a picture for processing. Truncated or broken files fail; common faults of cameras do not. */
export async function openPicture(bytes: Uint8Array, limitInputPixels: number | false): Promise<Sharp> {
  loaded ??= loadSharp()
  const sharp = await loaded
  return sharp(bytes, { limitInputPixels, failOn: 'error' })
}

/** A picture of these decoded pixels. */
export async function openPixels(pixels: Uint8Array, raw: Raw): Promise<Sharp> {
  loaded ??= loadSharp()
  const sharp = await loaded
  return sharp(pixels, { raw })
}

/** Size and format, read from the first bytes without decoding. */
export const readHeader = async (bytes: Uint8Array) => (await openPicture(bytes, false)).metadata()

/** AVIF effort 2: twice the effort makes the file 3 % smaller and takes six times as long. */
const encoderOf = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
} satisfies Record<PictureFormat, (picture: Sharp) => Sharp>

/** Encodes the picture at most `width` pixels wide, never enlarged. */
export async function encodeRendition(
  master: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await openPicture(master, false)
  const resized = picture.resize({ width, withoutEnlargement: true })
  return new Uint8Array(await encoderOf[format](resized).toBuffer())
}
