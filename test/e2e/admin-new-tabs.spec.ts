import { orderData } from '../../test-support/factories.ts'
import { arriveAsAdmin, expect, hydrated, signIn, test } from './shop-test.ts'

test('links opened in a new tab are signed in there, however they are opened', async ({
  page,
  context,
  baseURL,
  shopper,
  frock,
}) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1, options: { size: '5-6Y' } } })
  const { _id, number } = await shopper.api.orders.create({ body: orderData() })
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/admin/orders?open=${_id}`)
  await hydrated(page)
  const printed = async (press: () => Promise<void>) => {
    const opened = context.waitForEvent('page')
    await press()
    const paper = await opened
    await expect(paper.getByRole('article', { name: `Packing slip of order #${number}` })).toBeVisible()
    await paper.close()
  }
  const print = page.getByRole('link', { name: 'Print slip' })
  await printed(() => print.click({ button: 'middle' }))
  await printed(() => print.click({ modifiers: ['ControlOrMeta'] }))
  await page.keyboard.press('Escape')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const details = await opened
  await expect(details.getByRole('dialog')).toContainText('Ships to')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a print page opened without a session leads to sign-in and back', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1, options: { size: '5-6Y' } } })
  const { _id, number } = await shopper.api.orders.create({ body: orderData() })
  await page.goto(`/admin/print/slips?ids=${_id}`)
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await signIn(page, { email: 'admin@example.com', password: 'zari-admin' })
  await expect(page.getByRole('article', { name: `Packing slip of order #${number}` })).toBeVisible()
})
