import { expect, hydrated, test } from './shop-test.ts'

test('a choice shows as it is made, and the next is added to it', async ({ page }) => {
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers')
  await hydrated(page)
  // `check` looks at once: a choice that waits for the address to change has not been made for it.
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'Rose' }).check()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rose' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'M', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/size=L/)
  await expect(page).toHaveURL(/color=(?!Rose)/)
})
