import { mediaIdOf, pictureUrl } from '../../../contract/pictures.ts'

/**
 * The largest rendition in a format crawlers can read (few support AVIF); null for a picture that is not the shop's own,
 * or not yet, which no page shows either.
 */
export function sharePicture(url: string): string | null {
  const mediaId = mediaIdOf(url)
  return mediaId && pictureUrl(mediaId, 1200, 'webp')
}
