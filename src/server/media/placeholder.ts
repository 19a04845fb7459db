import { openPicture, openPixels } from './encode-rendition.ts'

/** Longer side in pixels: enough, once blurred, to tell a kurta from its background. */
const maxSidePx = 8

/** How far apart the kept tones of green are, and those of red and blue from it: finer ones nobody sees in a blur. */
const [greenStep, hueStep] = [8, 4]

/**
 * A tiny placeholder as a data URL of about 175 characters, shown enlarged and so blurred while the picture loads. WebP,
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
  roundTones(data, info.channels)
  const tiny = await (await openPixels(data, info)).webp({ lossless: true, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Rounds in place. Red and blue follow green, so that greys stay grey. */
function roundTones(pixels: Uint8Array, channels: number): void {
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const kept = roundTo(greenStep, green)
    const around = [kept + roundTo(hueStep, red - green), kept, kept + roundTo(hueStep, blue - green)]
    pixels.set(new Uint8ClampedArray(around), at)
  }
}

const roundTo = (step: number, value: number) => Math.round(value / step) * step
