/** Limits of one upload: bytes of the file, and pixels after decoding. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const

/** Widths in pixels in which the shop serves a picture. */
export const pictureWidths = [240, 480, 960, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const own = /^\/media\/([A-Za-z0-9-]+)\/\d+\.(?:avif|webp)$/

/** The address of one rendition of an uploaded picture. */
export const pictureUrl = (mediaId: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${mediaId}/${width}.${format}`

/** The id behind a picture's address, or null when the picture is not the shop's own. */
export const mediaIdOf = (url: string): string | null => own.exec(url)?.[1] ?? null
