import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test(
  'an owner turns dollars into rupees, sees the new prices before, and takes them back',
  onDesktop,
  async ({ page, baseURL, admin }) => {
    const { version, value } = (await admin.settings.get()).delivery
    const elsewhere = { ...value.elsewhere, charge: 2.5, freeFrom: 100 }
    await admin.settings.save({ body: { group: 'delivery', version, value: { ...value, elsewhere } } })
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin/settings/money')
    await hydrated(page)
    await page.getByLabel('Currency', { exact: true }).selectOption('PKR')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The shop shows it from now on.').last()).toBeVisible()

    const panel = page.getByRole('region', { name: 'Multiply all prices' })
    await panel.getByRole('button', { name: 'Show the new prices' }).click()
    await expect(panel.getByText('Enter by what prices are multiplied, for example 280.')).toBeVisible()
    await panel.getByLabel('Multiply by').fill('1000000')
    await panel.getByRole('button', { name: 'Show the new prices' }).click()
    await expect(
      panel.getByText(/would cost more than 20,000,000, the highest price there can be/),
    ).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Change/ })).toBeHidden()
    await panel.getByLabel('Multiply by').fill('280')
    await panel.getByLabel('Round to').fill('50')
    await expect(panel.getByRole('table').first()).toBeHidden()
    await panel.getByRole('button', { name: 'Show the new prices' }).click()
    await expect(panel.getByRole('table').first()).toContainText(/Rs\s\d+,\d[05]0/)
    const others = panel.getByRole('table').last()
    await expect(others).toContainText(/Delivery: every other city.*Rs\s2\.50.*Rs\s700/)
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Change \d+ products and \d+ other amounts$/ }).click()
    const toast = page.getByText(/^Changed the prices of \d+ products and \d+ other amounts\.$/)
    await expect(toast).toBeVisible()

    const shopping = await page.context().newPage()
    await shopping.goto('/category/w-chickankari')
    const price = shopping.getByText(/^Rs\s\d+,\d[05]0$/).first()
    await expect(price).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(page.getByText(/^Undone: \d+ products, .*Delivery\.$/)).toBeVisible()
    await shopping.reload()
    await expect(shopping.getByText(/^Rs\s\d{2,3}(\.\d\d)?$/).first()).toBeVisible()
    await expect(price).toBeHidden()

    await page.goto('/admin')
    await expect(page.getByText(/The currency changed on/)).toBeVisible()
    await expect(page.getByText(/^\d+ sales, Rs\s0/)).toBeVisible()
    await expectAccessible(page)
  },
)
