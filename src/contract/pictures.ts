/** The limits of an upload: bytes of the file, and pixels of the decoded picture. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const

/** The widths, in pixels, of a picture's renditions. */
export const pictureWidths = [240, 480, 960, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats of a picture's renditions, best first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const own = /^\/media\/([A-Za-z0-9-]+)\/\d+\.(?:avif|webp)$/

/** The address of one rendition of an uploaded picture. */
export const pictureUrl = (mediaId: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${mediaId}/${width}.${format}`

/** The id behind a picture's address, or null when the picture is not the shop's own. */
export const mediaIdOf = (url: string): string | null => own.exec(url)?.[1] ?? null
