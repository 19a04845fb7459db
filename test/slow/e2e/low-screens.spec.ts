import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../e2e/shop-test.ts'
import { expectReachable, lowScreens } from './low-screens.ts'

async function openProduct(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  await hydrated(page)
}

for (const screen of lowScreens)
  test(`on a screen of ${screen.width} x ${screen.height} nothing is cut or covered`, async ({
    page,
    frock,
  }) => {
    await page.setViewportSize(screen)
    await openProduct(page, frock.slug)
    const picture = await page.getByRole('list', { name: 'Pictures' }).locator('img').first().boundingBox()
    // Below it stands the bar with the price, above it the demo's line.
    const bar = page.locator('.fixed').filter({ has: page.getByRole('button', { name: /^Choose a/ }) })
    const top = (await bar.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(screen.height / 2)
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(top)
    const dialog = page.getByRole('dialog')
    await page
      .getByRole('button', { name: /^Choose a/ })
      .first()
      .click()
    await expectReachable(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goto('/category/k-froks')
    await hydrated(page)
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expectReachable(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // A fresh page: scrolled down to the filters, the header slides back while it is pressed.
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await expectReachable(dialog)
  })
