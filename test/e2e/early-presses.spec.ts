import type { Page } from '@playwright/test'
import { bothSizes, expect, hydrated, test } from './shop-test.ts'

/** Opens a product's page, whose scripts do not come before `letPass` is called. */
async function openWithoutScripts(page: Page, slug: string) {
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await mayPass
    await route.continue()
  })
  await page.goto(`/product/${slug}`)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  const more = page.getByRole('button', { name: 'Increase: Quantity' })
  return { letPass, quantity, more }
}

test(
  'a button pressed before the page’s scripts have come is answered once, when they have',
  bothSizes,
  async ({ page, frock }) => {
    const { letPass, quantity, more } = await openWithoutScripts(page, frock.slug)
    for (let press = 0; press < 3; press += 1) await more.click()
    await expect(quantity).toHaveValue('1')
    letPass()
    await expect(quantity).toHaveValue('2')
    await more.click()
    await expect(quantity).toHaveValue('3')
  },
)

test('a press is not answered by scripts that come long after it', async ({ page, frock }) => {
  await page.clock.install()
  // The installed clock gives an event its time when that is first read.
  await page.addInitScript(() => addEventListener('click', press => press.timeStamp, true))
  const { letPass, quantity, more } = await openWithoutScripts(page, frock.slug)
  await more.click()
  await page.clock.fastForward('00:11')
  letPass()
  await hydrated(page)
  await more.click()
  await expect(quantity).toHaveValue('2')
})

test('a press at the moment the page begins to work is kept', async ({ page, frock }) => {
  await page.addInitScript(() => {
    const isTakenOver = () => {
      const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
      return root?.stateNode.current.memoizedState.isDehydrated === false
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (isTakenOver()) document.querySelector<HTMLElement>('[aria-label="Increase: Quantity"]')?.click()
      else port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await page.goto(`/product/${frock.slug}`)
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
})
