import type { Page } from '@playwright/test'
import type { StaffRole } from '../../src/contract/accounts/staff-roles.ts'
import { orderData, signUpInput } from '../../test-support/factories.ts'
import { remote } from '../../test-support/remote-client.ts'
import { expectAccessible } from './expect-accessible.ts'
import { mailedLink } from './mailed-link.ts'
import { arriveAsAdmin, expect, hydrated, signIn, test } from './shop-test.ts'

const password = 'lantern river kurta 88'

/** Invites somebody, who chooses a password and signs in on the page. */
async function arriveAs(
  page: Page,
  { admin, baseURL = '' }: { admin: ReturnType<typeof remote>; baseURL: string | undefined },
  staffRole: StaffRole,
) {
  const { email } = signUpInput()
  const invitation = { email, firstName: 'Hina', lastName: 'Raza', staffRole }
  const { members } = await admin.staff.invite({ body: invitation })
  await expect.poll(() => mailedLink(email)).toMatch(/invited=1/)
  const link = new URL((await mailedLink(email)) ?? '', baseURL)
  const token = link.searchParams.get('token') ?? ''
  await remote(baseURL).accounts.resetPassword({ body: { token, password } })
  await page.goto('/login')
  await signIn(page, { email, password })
  return members.find(member => member.email === email)?.id ?? ''
}

test('a packer lands on the orders to pack, packs one, and is told whom other pages are for', async ({
  page,
  admin,
  baseURL,
  shopper,
  frock,
}) => {
  await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
  const { _id: id, number } = await shopper.api.orders.create({ body: orderData() })
  await admin.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  await arriveAs(page, { admin, baseURL }, 'packer')
  await expect(page).toHaveURL('/admin/packing')
  await hydrated(page)
  await expectAccessible(page)
  const links = page.getByRole('navigation', { name: 'Staff' }).getByRole('link')
  await expect(links).toHaveText([/Today$/, /To pack$/, /To ship$/])
  const field = page.getByLabel('Find a parcel')
  await field.fill('#999999999')
  await field.press('Enter')
  await expect(page.getByText('No parcel ‘#999999999’')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await field.fill(`#${number}`)
  await field.press('Enter')
  await page.getByLabel(`Select order #${number}`).check()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(page.getByText('1 order is now Processing.')).toBeVisible()
  for (const path of ['/admin/orders', '/product-list', '/admin/staff']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page is for the /)
  }
})

test('a packer is asked about an order that was changed since its slip or since the page was loaded', async ({
  page,
  admin,
  baseURL,
  shopper,
  frock,
}) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2, options: { size: '5-6Y' } } })
  const { _id: id, number } = await shopper.api.orders.create({ body: orderData() })
  const params = { id }
  await admin.orders.call({ params, body: { outcome: 'confirmed' } })
  const change = async (quantity: number) => {
    const { order, lines } = await admin.orders.openForChange({ params })
    const [{ lineId } = { lineId: '' }] = lines
    await admin.orders.change({ params, body: { version: order.version, lines: [{ lineId, quantity }] } })
  }
  // The page hears of nothing.
  await page.route('**/api/order/events*', () => {})
  await arriveAs(page, { admin, baseURL }, 'packer')
  await expect(page).toHaveURL('/admin/packing')
  await page.goto(`/admin/packing?q=${number}`)
  await hydrated(page)
  await page.getByLabel(`Select order #${number}`).check()
  await change(1)
  const selected = page.getByRole('region', { name: 'Selected orders' })
  const pack = selected.getByRole('button', { name: 'Mark as packed' })
  await pack.click()
  await expect(page.getByText(`Order #${number} was changed meanwhile.`)).toBeVisible()
  await expect(page.getByRole('row', { name: `#${number}` })).toContainText('1 ×')

  await admin.orders.printed({ body: { ids: [id] } })
  await change(2)
  await page.reload()
  await hydrated(page)
  await page.getByLabel(`Select order #${number}`).check()
  await pack.click()
  const question = page.getByRole('alertdialog', { name: /was changed after its slip was printed$/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Look again' }).click()
  await expect(question).toBeHidden()
  await pack.click()
  await question.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(page.getByText('1 order is now Processing.')).toBeVisible()
})

test('a caller cancels an order only with a reason', async ({ page, admin, baseURL, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
  const { _id: id, number } = await shopper.api.orders.create({ body: orderData() })
  await arriveAs(page, { admin, baseURL }, 'caller')
  await expect(page).toHaveURL('/admin/confirm')
  await page.goto(`/admin/orders?tab=all&q=${number}`)
  await hydrated(page)
  await expect(page.getByRole('button', { name: /Export/ })).toHaveCount(0)
  await page.getByRole('button', { name: `More for order #${number}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel order…' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Say why the order is cancelled.')).toBeVisible()
  await dialog.getByLabel('Why is it cancelled?').fill('Ordered twice.')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(async () => (await admin.orders.staffGet({ params: { id } })).status).toBe('Cancelled')
  const { changes } = await admin.staff.changes({ query: { subjectId: id } })
  expect(changes[0]).toMatchObject({ action: 'moved', after: { reason: 'Ordered twice.' } })
})

test.describe('a role taken away', () => {
  // The page knows the old role until its first call is refused.
  test.use({ expectedNoise: [/403/] })
  test('a role that an owner changes shows on the member’s screen without signing in again', async ({
    page,
    browser,
    admin,
    baseURL,
  }) => {
    const id = await arriveAs(page, { admin, baseURL }, 'packer')
    await expect(page).toHaveURL('/admin/packing')
    const owners = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
    await arriveAsAdmin(owners, baseURL)
    await owners.goto('/admin/staff')
    await hydrated(owners)
    const row = owners.locator('tr', { has: owners.locator(`a[href*="${id}"]`) })
    await row.getByRole('button', { name: /Change role/ }).click()
    const dialog = owners.getByRole('dialog')
    await dialog.getByLabel('Role').selectOption('caller')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Caller')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^This page is for the owners, managers and packers/,
    )
    await page.getByRole('link', { name: 'Go to your work' }).click()
    await expect(page).toHaveURL('/admin/confirm')
    await owners.close()
  })
})
