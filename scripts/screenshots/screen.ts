import type { Page } from '@playwright/test'

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Size = keyof typeof sizes

/** One picture to take: a page, and what is done to it first. */
export type Screen = {
  name: string
  path: string
  /** The token of who is signed in; nobody when left out. */
  token?: string
  fullPage?: boolean
  /** Only at this size: the other has no such thing. */
  only?: Size
  /** Addresses that never answer, so that what stands in for it is in the picture. */
  held?: string
  /** Addresses that fail. */
  failing?: string
  /** Hears of news over a connection that stays open. */
  listens?: boolean
  /** Done once the page is awake. */
  act?: (page: Page, size: Size) => Promise<unknown>
}
