import { expect, hydrated, test } from './shop-test.ts'

test('a choice shows at once, and the next one is added to it', async ({ page }) => {
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers')
  await hydrated(page)
  // A value that is sold out in the chosen colour can be chosen all the same.
  const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(, Sold out)?$`) })
  const rose = page.getByRole('radio', { name: 'Rose', exact: true })
  // `check` looks at once: a choice that waits for the address to change has not been made for it.
  await size('M').check()
  await rose.check()
  await page.keyboard.press('ArrowRight')
  await expect(rose).not.toBeChecked()
  await expect(size('M')).toBeChecked()
  await size('M').focus()
  await page.keyboard.press('ArrowRight')
  await expect(size('L')).toBeChecked()
  await expect(page).toHaveURL(/size=L/)
  await expect(page).toHaveURL(/color=(?!Rose)/)
})

test('what is chosen before hydration stays chosen', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  await page.goto('/product/nilofer-chikankari-kurta-with-trousers', { waitUntil: 'commit' })
  await page.getByText('M', { exact: true }).click()
  await page.getByRole('radio', { name: 'Rose', exact: true }).check()
  release()
  await expect(page).toHaveURL(/size=M/)
  await expect(page).toHaveURL(/color=Rose/)
  await expect(page.getByRole('group', { name: 'Size: M' })).toBeVisible()
})
