import type { Page } from '@playwright/test'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { screens } from './screens.ts'
import { arriveAsAdmin, bothSizes, expect, test } from './shop-test.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Staff' })
const isPhone = (page: Page) => page.viewportSize()?.width === screens.phone.width

const ways: [group: string, name: string, path: string, heading: string][] = [
  ['Orders', 'To confirm', '/admin/confirm', 'To confirm'],
  ['Orders', 'To pack', '/admin/packing', 'To pack'],
  ['Orders', 'To ship', '/admin/packing?step=ship', 'To ship'],
  ['Orders', 'Returned', '/admin/orders?tab=returned', 'Returned orders'],
  ['Products', 'Stock', '/product-list?sort=stock-asc', 'Stock'],
  ['Products', 'Deals', '/deals', 'Deals Management'],
  ['Shop', 'Look', '/admin/settings/look', 'Settings'],
  ['Shop', 'Health', '/admin/health', 'Shop health'],
]

test(
  'the navigation leads an owner to every part of the shop and says where one is',
  bothSizes,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin')
    for (const [group, name, path, heading] of ways)
      await test.step(name, async () => {
        const place = { name: new RegExp(`^${name}`) }
        const menu = nav(page).getByRole('button', { name: group })
        if (isPhone(page)) await menu.click()
        const link = isPhone(page) ? page.getByRole('menuitem', place) : nav(page).getByRole('link', place)
        if (isPhone(page)) expect((await link.boundingBox())?.y).toBeGreaterThan(screens.phone.height / 3)
        await link.click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(isPhone(page) ? menu : link).toHaveAttribute('aria-current', 'page')
        await expect(nav(page).locator('[aria-current]')).toHaveCount(1)
      })
    await expectAccessible(page)
  },
)

test(
  'the navigation counts what waits while orders come in and move on',
  bothSizes,
  async ({ page, baseURL, admin, shopper, frock }) => {
    // As the shop of this test alone would count: other tests order and pack meanwhile.
    let waiting = { toConfirm: 7, wrongNumber: 0, toPack: 2, toShip: 0 }
    await page.route('**/api/staff/work', route => route.fulfill({ json: waiting }))
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin/changes')
    if (isPhone(page)) {
      await expect(nav(page).getByRole('button', { name: /^9 waiting, ?Orders$/ })).toBeVisible()
      await nav(page)
        .getByRole('button', { name: /Orders/ })
        .click()
      await expect(page.getByRole('menuitem')).toHaveText([
        'Orders',
        'To confirm7 waiting',
        'To pack2 waiting',
        'To ship',
        'Returned',
        'Payments',
      ])
      await page.keyboard.press('Escape')
    } else {
      await expect(nav(page).getByRole('link', { name: /^To confirm ?7 waiting$/ })).toBeVisible()
      await expect(nav(page).getByRole('link', { name: /^To ship$/ })).toBeVisible()
    }
    waiting = { ...waiting, toConfirm: 8 }
    await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
    const { _id: id } = await shopper.api.orders.create({ body: orderData() })
    await expect(
      nav(page)
        .getByText(isPhone(page) ? /^10/ : /^8/)
        .first(),
    ).toBeVisible()
    await admin.orders.updateStatus({ params: { id }, body: { status: 'Cancelled', reason: 'A test.' } })
  },
)

test(
  'a screen that the navigation does not show leads back to what it belongs to',
  bothSizes,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin/collections/new')
    await expect(page).toHaveTitle(/^Collection · /)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Products', /Collections$/, /Collection$/])
    await trail.getByRole('link', { name: 'Collections' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections')
  },
)

test('Quick find opens a tab of the settings by what stands on it', bothSizes, async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/changes')
  await page.getByRole('button', { name: 'Quick find' }).click()
  await page.keyboard.type('courier days')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/settings/delivery')
  await expect(page).toHaveTitle(/^Settings: Delivery · /)
})
