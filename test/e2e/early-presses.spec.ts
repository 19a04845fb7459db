import { bothSizes, expect, test } from './shop-test.ts'

test(
  'a button pressed before the page’s scripts have come is answered once, when they have',
  bothSizes,
  async ({ page, frock }) => {
    const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await mayPass
      await route.continue()
    })
    await page.goto(`/product/${frock.slug}`)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    const more = page.getByRole('button', { name: 'Increase: Quantity' })
    for (let press = 0; press < 3; press += 1) await more.click()
    await expect(quantity).toHaveValue('1')
    letPass()
    await expect(quantity).toHaveValue('2')
  },
)
