import { mediaIdOf, pictureUrl } from '../../../contract/pictures.ts'

/** A picture for the outside: the largest rendition, in the format that crawlers can read (few know AVIF). */
export function sharePicture(url: string): string {
  const mediaId = mediaIdOf(url)
  return mediaId ? pictureUrl(mediaId, 1200, 'webp') : url
}
