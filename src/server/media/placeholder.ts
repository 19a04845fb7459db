import { openPicture, openPixels } from './encode-rendition.ts'

/** Longer side in pixels: enough, once blurred, to tell a kurta from its background. */
const maxSidePx = 8

/** How far apart the kept tones are: finer ones cannot be told apart in a blur, and take half as much room again. */
const toneStep = 8

/**
 * A tiny placeholder as a data URL of about 170 characters, shown enlarged and so blurred while the picture loads. WebP,
 * because the headers of AVIF and JPEG alone take four times as much; without loss, because at this size the usual
 * coding keeps colours for blocks of four pixels only and would tint cloth and background alike.
 */
export async function encodePlaceholder(picture: Uint8Array): Promise<string> {
  const opened = await openPicture(picture, false)
  const { data, info } = await opened
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tones = data.map(tone => Math.min(255, Math.round(tone / toneStep) * toneStep))
  const tiny = await (await openPixels(tones, info)).webp({ lossless: true, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
