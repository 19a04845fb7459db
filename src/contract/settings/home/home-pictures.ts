/** The least size, in pixels, of the pictures of the home page. */
export const leastHomePicture = {
  wide: { width: 960, height: 400 },
  phone: { width: 480, height: 480 },
  tile: { width: 240, height: 300 },
  story: { width: 480, height: 360 },
} as const
export type HomePictureName = keyof typeof leastHomePicture

/** The pictures that come with the demo, which are files of the pages and not of the store. */
export const demoPictureUrl = (name: string): string => `demo:${name}`
export const demoPictureOf = (url: string): string | null => /^demo:([a-z-]{1,40})$/.exec(url)?.[1] ?? null
