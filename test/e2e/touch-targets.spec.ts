import type { Page } from '@playwright/test'
import { arriveSignedIn, expect, hydrated, test } from './shop-test.ts'
import { smallTargets } from './touch-targets.ts'

const ofGuests = [
  ...[
    '/',
    '/category/w-mommy-and-me',
    '/search?q=kurta',
    '/search?q=zzzz',
    '/product/chunri-bandhani-print-kurta-mother',
  ],
  ...['/add-to-cart', '/login', '/signup', '/track', '/wishlist', '/forgot-password'],
]
const ofShoppers = ['/profile', '/user/orders', '/add-to-cart', '/checkout', '/wishlist']

async function expectRoom(page: Page, place: string) {
  await test.step(place, async () => {
    await expect.poll(() => smallTargets(page), place).toEqual([])
  })
}

test('whatever a guest can press has room for a finger', async ({ page }) => {
  for (const path of ofGuests) {
    await page.goto(path)
    await hydrated(page)
    await expectRoom(page, path)
  }
})

test('whatever a shopper can press has room for a finger', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2, options: { size: '5-6Y' } } })
  await arriveSignedIn(page, shopper)
  for (const path of ofShoppers) {
    await page.goto(path)
    await hydrated(page)
    await expectRoom(page, path)
  }
})

test('so has everything in the sheets and dialogs that a shopper opens', async ({ page, frock }) => {
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.goto(`/product/${frock.slug}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Size guide' }).click()
  await expect(dialog).toBeVisible()
  await expectRoom(page, 'size guide')
  await close()
  await page
    .getByRole('button', { name: /^Choose a/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await expectRoom(page, 'size sheet')
  await close()
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Shop' }).click()
  await expect(dialog).toBeVisible()
  await expectRoom(page, 'menu')
  await close()
  await page.goto('/category/k-froks')
  await hydrated(page)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(dialog).toBeVisible()
  await expectRoom(page, 'filters')
})
