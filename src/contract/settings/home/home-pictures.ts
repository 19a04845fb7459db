/** What parts the home page can have, with what screens call them. */
export const partNames = {
  hero: 'Banner',
  arrivals: 'New arrivals',
  deal: 'Deal of the day',
  hotSelling: 'Best sellers',
  collection: 'Collection',
  tiles: 'Category tiles',
  story: 'Story',
  words: 'Customers’ words',
  groups: 'Group tiles',
  campaign: 'Campaign',
  steps: 'How it is made',
  pairs: 'Pairs',
  promises: 'Promises',
} as const
export type PartKind = keyof typeof partNames
export const partKinds = Object.keys(partNames) as PartKind[]

/** Of the others, a second would show the same again. */
export const repeatableKinds: readonly PartKind[] = ['collection', 'tiles', 'story', 'campaign', 'steps']

/** How much a home page takes at most. */
export const homeLimits = {
  ...{ parts: 20, slides: 8, tiles: 12, quotes: 24, products: 24 },
  ...{ groups: 4, campaignPictures: 3, steps: 8, promises: 4 },
} as const

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
