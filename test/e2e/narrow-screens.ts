import type { Page } from '@playwright/test'
import { beyondTheEdge, expect } from './shop-test.ts'

/** The narrowest screen that must do, and a notebook's at twice the size, which leaves half its room. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
]

/**
 * The page that is open does not scroll sideways on a narrow screen or zoomed to 200 % either. Not for the phone's
 * browser: it would zoom out of a page that is too wide, and hide that it is.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const first = page.viewportSize()
  for (const size of narrow) {
    await page.setViewportSize(size)
    // The dashboard's charts follow the screen a moment later. Below zero where a dialog has taken the scroll bar away.
    await expect.poll(() => beyondTheEdge(page), `${page.url()} at ${size.width} px`).toBeLessThanOrEqual(0)
  }
  if (first) await page.setViewportSize(first)
}
