import { mediaIdOf, type PictureWidth, pictureUrl } from '../../../contract/pictures.ts'

/** One picture in the formats and widths it exists in. `avif` and `webp` are `srcset`s, best format first. */
export type PictureSource = {
  src: string
  avif?: string
  webp?: string
  /** Its tiny blurred likeness as a data URL, for the pages' own pictures. */
  placeholder?: string
  /** Another crop for phones. */
  narrow?: { avif: string; webp: string; placeholder?: string }
}

const gridWidths = [480, 960] as const
/** For thumbnails and rows of lists, up to 96 px wide. */
export const smallWidths = [240, 480] as const

/** The shop's own pictures come in renditions; pictures from elsewhere only as they are. */
export function pictureSourceOf(url: string, widths: readonly PictureWidth[] = gridWidths): PictureSource {
  const mediaId = mediaIdOf(url)
  if (!mediaId) return { src: url }
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map(width => `${pictureUrl(mediaId, width, format)} ${width}w`).join(', ')
  // Only browsers that support neither format use the plain one.
  return {
    src: pictureUrl(mediaId, widths.includes(960) ? 960 : 480, 'webp'),
    avif: srcSet('avif'),
    webp: srcSet('webp'),
  }
}
