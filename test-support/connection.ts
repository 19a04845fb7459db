import type { Page } from '@playwright/test'

const everything = '**/*'

/**
 * Cuts the page off from the shop. The browser alone answers before its network process has heard of it, and a request begun
 * at once may still get through; so each is refused here as well.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.route(everything, route => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

export async function goOnline(page: Page): Promise<void> {
  await page.unroute(everything)
  await page.context().setOffline(false)
}
