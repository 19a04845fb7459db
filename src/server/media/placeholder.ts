import { openPicture } from './encode-rendition.ts'

/** Pixels of the longer side: enough to tell a kurta from its ground once a browser has blurred it. */
const maxSidePx = 10

/**
 * A tiny likeness of a picture as a data address of some 110 characters, to be shown enlarged and so blurred while
 * the picture is on its way. WebP: of all formats it says so little in the fewest bytes (AVIF and JPEG need four
 * times as many for their headers alone).
 */
export async function encodePlaceholder(picture: Uint8Array): Promise<string> {
  const tiny = await openPicture(picture, false)
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
