import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { orderData } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated, test } from '../../e2e/shop-test.ts'

/** As if the sign-in were longer ago: the shop wants the password first. */
async function askForPassword(page: Page, call: string, password: string) {
  await page.route(call, async route => {
    const { currentPassword } = route.request().postDataJSON()
    if (currentPassword === password) return route.continue()
    const words = 'This is not your current password.'
    await route.fulfill({ status: 403, json: { error: { code: 'reauthenticate', message: words } } })
  })
}

async function download(page: Page, button: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saved
  return { name: file.suggestedFilename(), data: JSON.parse(await readFile(await file.path(), 'utf8')) }
}

test.describe('their own data', () => {
  test.use({ expectedNoise: [/40[139]/] })

  test('a shopper takes it along, and deletes the account once no order is under way', async ({
    page,
    shopper,
    admin,
    frock,
  }) => {
    await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
    const { _id: id, number } = await shopper.api.orders.create({ body: orderData() })
    await arriveSignedIn(page, shopper)
    await page.goto('/profile')
    const { name, data } = await download(page, 'Download my data')
    expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    expect(data).toMatchObject({ account: { email: shopper.email }, orders: [{ _id: id }] })

    const erase = page.getByRole('button', { name: 'Delete my account' })
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await erase.click()
    await expect(question).toContainText('Your orders stay in the shop’s books')
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expect(question.getByRole('alert')).toContainText(`Order ${number} is still under way.`)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(erase).toBeFocused()

    await admin.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
    await askForPassword(page, '**/api/user/erase', shopper.password)
    await erase.click()
    await question.getByRole('button', { name: 'Delete account' }).click()
    const password = page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Current password')
    await expect(password).toBeFocused()
    await password.fill('not it')
    await password.press('Enter')
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await password.fill(shopper.password)
    await password.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeFocused()
    await expectAccessible(page)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await expect(shopper.api.cart.get()).rejects.toMatchObject({ status: 401 })
  })
})

test.describe('a buyer’s data', () => {
  test.use({ expectedNoise: [/403/] })

  test('an owner finds the buyer, takes it along and deletes the account, on record', async ({
    page,
    baseURL,
    shopper,
  }) => {
    const { id } = await shopper.api.accounts.verifyToken()
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin/customers')
    const field = page.getByLabel('Find a customer')
    await hydrated(page)
    await field.fill(shopper.email)
    await field.press('Enter')
    const who = `${shopper.firstName} ${shopper.lastName}`
    const { name, data } = await download(page, `Download all data of ${who}`)
    expect(name).toMatch(/^customer-data-/)
    expect(data).toMatchObject({ account: { email: shopper.email } })
    await expectAccessible(page)

    await page.getByRole('button', { name: `Delete the account of ${who}` }).click()
    const question = page.getByRole('alertdialog', { name: `Delete the account of ${who}?` })
    await expectAccessible(page)
    await askForPassword(page, `**/api/user/erase/${id}`, 'zari-admin')
    await question.getByRole('button', { name: 'Delete account' }).click()
    const password = page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Current password')
    await password.fill('zari-admin')
    await password.press('Enter')
    await expect(page.getByText(`The account of ${who} is deleted.`)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page.getByText(`Nobody matches ‘${shopper.email}’`)).toBeVisible()

    await page.goto(`/admin/changes?about=${id}`)
    await expect(page.getByText('deleted a buyer: Deleted account')).toBeVisible()
    await expect(page.getByText('exported the data of Deleted account')).toBeVisible()
  })
})
