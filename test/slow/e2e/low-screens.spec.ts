import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, onPhone, test } from '../../e2e/shop-test.ts'

/** A phone on its side, and a small notebook at twice the size. */
const low = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

/** Every control of a layer can be brought into sight and is not covered there. */
async function expectReachable(layer: Locator) {
  await expect(layer).toBeVisible()
  for (const control of await layer.locator('a, button, input, select').all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    await control.scrollIntoViewIfNeeded()
    await control.click({ trial: true })
  }
}

async function openProduct(page: Page, slug: string) {
  await page.goto(`/product/${slug}`)
  await hydrated(page)
}

for (const screen of low)
  test(
    `on a screen of ${screen.width} x ${screen.height} nothing is cut or covered`,
    onPhone,
    async ({ page, frock }) => {
      await page.setViewportSize(screen)
      await openProduct(page, frock.slug)
      const picture = await page.getByRole('list', { name: 'Pictures' }).locator('img').first().boundingBox()
      expect(picture?.height).toBeLessThan(screen.height)
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
      await page.getByRole('button', { name: /menu/i }).first().click()
      await expectReachable(dialog)
    },
  )
