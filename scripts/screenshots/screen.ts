import type { Page } from '@playwright/test'

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Size = keyof typeof sizes

type Viewport = { width: number; height: number }

/** A small notebook at twice its size, and a phone on its side. */
export const lowSizes: Record<Size, Viewport> = {
  desktop: { width: 720, height: 450 },
  phone: { width: 844, height: 390 },
}

/** One picture to take: a page, and what is done to it first. */
export type Screen = {
  name: string
  path: string
  /** The token of who is signed in; nobody when left out. */
  token?: string
  fullPage?: boolean
  /** Only at this size: the other has no such thing. */
  only?: Size
  /** Another window than that of the size. */
  viewport?: Record<Size, Viewport>
  /** For somebody who has set the browser's text to twice its size. */
  largeText?: boolean
  /** In a shop that guests may order from, with a drawer after adding and a page after ordering. */
  forGuests?: boolean
  /** Addresses that never answer, so that what stands in for it is in the picture. */
  held?: string
  /** Addresses that fail. */
  failing?: string
  /** Its pictures never come, so that what stands in for them is seen. */
  withoutPictures?: boolean
  /** Hears of news over a connection that stays open. */
  listens?: boolean
  /** Done once the page is awake. */
  act?: (page: Page, size: Size) => Promise<unknown>
}
