import { expect, hydrated } from '../../e2e/shop-test.ts'
import { expectReachable, lowScreens } from './low-screens.ts'
import { test } from './own-shop.ts'
import { setCheckout } from './set-checkout.ts'

test.use({ shopOf: import.meta.url })

for (const screen of lowScreens)
  test(`cart and checkout can be used whole on a screen of ${screen.width} x ${screen.height}`, async ({
    page,
    admin,
    frock,
  }) => {
    await setCheckout(admin, { guestsMayOrder: true, afterAdding: 'drawer' })
    await page.setViewportSize(screen)
    await page.goto(`/product/${frock.slug}?size=${frock.Size[0]?.Size}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'add to cart' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'In your cart' })
    await expectReachable(drawer)
    await drawer.getByRole('link', { name: /^Edit cart/ }).click()
    const proceed = page.getByRole('link', { name: 'Proceed to Checkout' })
    await expect(proceed).toBeVisible()
    await expect(drawer).toBeHidden()
    await expectReachable(page.getByRole('main'))
    // One bar below, not two.
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden()
    await proceed.click()
    await expect(page.getByLabel('Phone', { exact: true })).toBeVisible()
    await expectReachable(page.getByRole('main'))
  })
