import { openPicture } from './encode-rendition.ts'

/** Longer side in pixels: enough, once blurred, to tell a kurta from its background. */
const maxSidePx = 10

/**
 * A tiny placeholder as a data URL of about 110 characters, shown enlarged and so blurred while the picture loads.
 * WebP, because the headers of AVIF and JPEG alone take four times as much.
 */
export async function encodePlaceholder(picture: Uint8Array): Promise<string> {
  const opened = await openPicture(picture, false)
  const tiny = await opened
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
