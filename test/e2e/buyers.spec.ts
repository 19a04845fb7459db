import { manualOrder } from '../../test-support/guests.ts'
import { expectAccessible } from './expect-accessible.ts'
import { said } from './orders-list.ts'
import { arriveAsAdmin, expect, hydrated, test } from './shop-test.ts'

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('a buyer is found by name, noted, blocked with a reason and let order again', async ({
  page,
  admin,
  frock,
}, { project }) => {
  // The same test runs at several sizes at once.
  const phone = `0306 ${project.name === 'phone' ? 1 : 2}${String(Date.now() % 1_000_000).padStart(6, '0')}`
  const fullName = `Rabia ${project.name === 'phone' ? 'Chishti' : 'Durrani'}`
  const shippingAddress = {
    ...manualOrder(frock._id).shippingAddress,
    phone,
    fullName,
    country: 'Pakistan',
    landmark: '',
  }
  const lines = [{ productId: frock._id, quantity: 1, options: { size: '5-6Y' } }]
  const body = { source: 'phone' as const, email: '', note: '', priceReason: '', confirmed: true }
  const { _id } = await admin.orders.createManual({ body: { ...body, lines, shippingAddress } })
  await page.goto('/admin/customers')
  await hydrated(page)
  await page.getByLabel('Find a customer').fill(fullName)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: fullName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName)
  await expect(page.getByText('1 order from this number')).toBeVisible()
  await page.getByLabel('Tags').fill('wholesale, Eid')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.getByRole('button', { name: 'Block this number' }).click()
  const question = page.getByRole('alertdialog', { name: 'Block this number?' })
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(question.getByText('Say why the number is blocked.')).toBeVisible()
  await expectAccessible(page)
  await question.getByLabel('Why?').fill('Refused twice')
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(/^Blocked for cash until .*: Refused twice$/)).toBeVisible()
  await page.goto(`/admin/orders?open=${_id}`)
  const record = page.getByRole('dialog').getByRole('region', { name: 'This buyer’s other orders' })
  await expect(record).toContainText(/^.*Blocked for cash until .*: Refused twice/)
  await expect(record.getByRole('list', { name: 'Tags' })).toContainText('wholesale')
  await page.goto('/admin/customers?show=blocked')
  await expect(page.getByRole('row').filter({ hasText: fullName })).toContainText('wholesale')
  await page.getByRole('link', { name: fullName }).click()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Cash on delivery allowed.')).toBeVisible()
  const undo = (words: string) => said(page, words).getByRole('button', { name: 'Undo' })
  await undo('Cash on delivery allowed again.').click()
  await expect(page.getByText(/^Blocked for cash until .*: Refused twice$/)).toBeVisible()
  await page.getByLabel(/^Note/).fill('Wrong buyer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await undo('Saved.').click()
  await expect(page.getByLabel(/^Note/)).toHaveValue('')
  await expect(page.getByLabel('Tags')).toHaveValue('wholesale, Eid')
})

test('the former addresses of customers lead to the list', async ({ page }) => {
  await page.goto('/admin/buyers?show=blocked')
  await expect(page).toHaveURL(/\/admin\/customers\?show=blocked$/)
  await page.goto('/admin/buyers/923001234567')
  await expect(page).toHaveURL(/\/admin\/customers\/923001234567$/)
})
