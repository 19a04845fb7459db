import { mediaIdOf, pictureUrl } from '../../../contract/pictures.ts'

/** The largest rendition in a format crawlers can read (few support AVIF). */
export function sharePicture(url: string): string {
  const mediaId = mediaIdOf(url)
  return mediaId ? pictureUrl(mediaId, 1200, 'webp') : url
}
