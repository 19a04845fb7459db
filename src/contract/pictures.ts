/** The limits of an upload: bytes of the file, and pixels of the decoded picture. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const

/** How many pictures a product may have. */
export const maxPicturesPerProduct = 40

/** Whether a picture is named where another site has it: the shop makes its own copy and shows that. */
export const isElsewhere = (url: string): boolean => url.startsWith('https:')

/** The widths, in pixels, of a picture's renditions. */
export const pictureWidths = [240, 480, 960, 1200, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats of a picture's renditions, best first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What the shop makes of a picture in a fixed shape: icons for browsers and phones, and the picture of a shared link. */
export const shapedPictures = [
  ...(['icon-96.png', 'icon-180.png', 'icon-192.png', 'icon-512.png'] as const),
  ...(['icon-maskable.png', 'share.jpg'] as const),
] as const
export type ShapedPicture = (typeof shapedPictures)[number]

/** The size of the picture of a shared link, as the networks crop it. */
export const shareSize = { width: 1200, height: 630 } as const

const own = /^\/media\/([A-Za-z0-9-]+)\/\d+\.(?:avif|webp)$/

/** The address of one rendition of an uploaded picture. */
export const pictureUrl = (mediaId: string, width: PictureWidth, format: PictureFormat): string =>
  `/media/${mediaId}/${width}.${format}`

/** The address of a picture in a fixed shape. */
export const shapedUrl = (mediaId: string, shape: ShapedPicture): string => `/media/${mediaId}/${shape}`

/** The id behind a picture's address, or null when the picture is not the shop's own. */
export const mediaIdOf = (url: string): string | null => own.exec(url)?.[1] ?? null
