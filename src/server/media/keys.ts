import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  type ShapedPicture,
  shapedPictures,
} from '../../contract/pictures.ts'

/** Letters, digits and dashes only, so that no key can lead out of the store's folder. */
const mediaId = /^[A-Za-z0-9][A-Za-z0-9-]{0,119}$/

export const isMediaId = (id: string): boolean => mediaId.test(id)

/** The key of the master, from which all renditions are made. Throws for a malformed id. */
export const masterKey = (id: string): string => `${checked(id)}/master`

export const renditionKey = (id: string, width: PictureWidth, format: PictureFormat): string =>
  `${checked(id)}/${width}.${format}`

export const shapedKey = (id: string, shape: ShapedPicture): string => `${checked(id)}/${shape}`

/** Every key under which a picture may have a file. */
export const allKeys = (id: string): string[] => [
  masterKey(id),
  ...pictureWidths.flatMap(width => pictureFormats.map(format => renditionKey(id, width, format))),
  ...shapedPictures.map(shape => shapedKey(id, shape)),
]

function checked(id: string): string {
  if (!isMediaId(id)) throw new Error(`"${id}" is not the id of a picture`)
  return id
}
