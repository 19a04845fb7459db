import type { OrderStatus } from '../../src/contract/orders/order-status.ts'
import { signUpInput } from '../../test-support/factories.ts'
import { remote } from '../../test-support/remote-client.ts'
import { tokenFor } from '../../test-support/sign-in.ts'
import { expectTableToFit } from './expect-table-to-fit.ts'
import { place } from './orders-list.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop, test } from './shop-test.ts'

const steps: OrderStatus[] = ['Processing', 'Shipped', 'Delivered']

test(
  'the orders of a buyer with a long address and name fit every screen, and no word is broken',
  onDesktop,
  async ({ page, baseURL, admin, frock }) => {
    const name = 'Maryam Bint Abdulrahman Siddiqui Chaudhry'
    const input = signUpInput()
    const email = `${input.username}.siddiqui@handloomgallery-faisalabad.com.pk`.padStart(60, 'm')
    const person = { ...input, email }
    const shop = remote(baseURL ?? '')
    await shop.accounts.signUp({ body: person })
    const token = await tokenFor(shop, person)
    const buyer = { ...person, token, api: remote(baseURL ?? '', token) }
    const orders = await place(buyer, frock._id, 5, { fullName: name, city: 'Dera Ghazi Khan' })
    for (const [index, { _id: id }] of orders.entries()) {
      const moves = index === 4 ? (['Cancelled'] as const) : steps.slice(0, index)
      for (const status of moves)
        await admin.orders.updateStatus({ params: { id }, body: { status, reason: 'She called' } })
    }
    await arriveAsAdmin(page, baseURL)
    const open = async (tab: string) => {
      await page.goto(`/admin/orders?tab=${tab}&q=${encodeURIComponent(email)}`)
      await hydrated(page)
      await expect(page.locator('tr[data-order]').first()).toBeVisible()
    }
    for (const tab of ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'all'])
      await test.step(tab, async () => {
        await open(tab)
        await expectTableToFit(page)
      })
    for (const rows of ['roomy', 'compact'])
      await test.step(`${rows} rows beside an open order`, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        if (rows === 'compact') await page.getByLabel('Compact rows').check()
        await expectTableToFit(page)
        await page
          .getByRole('link', { name: /^Details of order/ })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectTableToFit(page)
        await page.getByRole('button', { name: 'Close' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      })
  },
)

test(
  'on a tablet no table of the staff breaks a word or is wider than the screen',
  onDesktop,
  async ({ page, baseURL }) => {
    await arriveAsAdmin(page, baseURL)
    for (const path of ['/product-list', '/admin/customers', '/admin/packing', '/admin/staff'])
      await test.step(path, async () => {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('table').first()).toBeVisible()
        await expectTableToFit(page, [768, 1024])
      })
  },
)
