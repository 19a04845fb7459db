import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { orderData } from '../../../test-support/factories.ts'
import { manualOrder } from '../../../test-support/guests.ts'
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

/** Opens the menu of the one customer with this address; returns the item that exports or deletes. */
async function openDataMenu(page: Page, email: string, act: 'Export' | 'Delete') {
  await page.goto(`/admin/customers?q=${encodeURIComponent(email)}`)
  await hydrated(page)
  await page.getByRole('button', { name: /^Data of / }).click()
  const item = page.getByRole('menuitem', { name: new RegExp(`^${act} data( of ${email})?$`) })
  await expect(item).toBeVisible()
  return item
}

const stopFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0
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
    const menu = page.getByRole('button', { name: /^Data of / })
    // The list of all customers stays until the one that was searched for is there.
    await expect(menu).toHaveCount(1)
    await menu.click()
    const asked = page.waitForResponse(`**/api/user/data/${id}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: new RegExp(`^Export data( of ${shopper.email})?$`) }).click()
    expect((await asked).status()).toBe(200)
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^customer-data-/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      account: { email: shopper.email },
    })
    await expectAccessible(page)

    await menu.click()
    await page.getByRole('menuitem', { name: new RegExp(`^Delete data( of ${shopper.email})?$`) }).click()
    const question = page.getByRole('alertdialog', { name: `Delete the data of ${who}?` })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await askForPassword(page, `**/api/user/erase/${id}`, 'zari-admin')
    await question.getByRole('button', { name: 'Delete data' }).click()
    const password = page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Current password')
    await password.fill('zari-admin')
    await password.press('Enter')
    await expect(page.getByText(`The data of ${who} is deleted.`)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page.getByText('Nobody matches')).toBeVisible()

    await page.goto(`/admin/changes?about=${id}`)
    await expect(page.getByText('deleted a buyer: Deleted account')).toBeVisible()
    await expect(page.getByText('exported the data of Deleted account')).toBeVisible()
  })

  test('what was chosen in the menu of a row is done, though no frame says that the menu has gone', async ({
    page,
    baseURL,
    shopper,
  }) => {
    await arriveAsAdmin(page, baseURL)
    const item = await openDataMenu(page, shopper.email, 'Delete')
    await stopFrames(page)
    await item.evaluate((element: HTMLElement) => element.click())
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('what was chosen in the menu of a row is done, though the list goes with the menu', async ({
    page,
    baseURL,
    shopper,
  }) => {
    await arriveAsAdmin(page, baseURL)
    const item = await openDataMenu(page, shopper.email, 'Export')
    const asked = page.waitForRequest('**/api/user/data/*')
    // As on a busy machine, where the list goes before the next frame.
    await stopFrames(page)
    await item.evaluate((element: HTMLElement) => {
      element.click()
      document.querySelector<HTMLElement>('a[href^="/admin/setup"]')?.click()
    })
    await asked
    await expect(page).toHaveURL(/\/admin\/setup/)
  })

  test('of the guests of a number, those whose orders have ended are deleted, and that is said', async ({
    page,
    admin,
    baseURL,
    frock,
    noise,
  }) => {
    noise.push(/409/)
    const phone = `0300 ${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const typed = manualOrder(frock._id)
    const place = () =>
      admin.orders.createManual({
        body: {
          ...typed,
          lines: [{ ...typed.lines[0], productId: frock._id, quantity: 1, options: { size: '5-6Y' } }],
          shippingAddress: { ...typed.shippingAddress, phone },
        },
      })
    const [open, ended] = [await place(), await place()]
    await admin.orders.updateStatus({ params: { id: ended._id }, body: { status: 'Cancelled' } })
    await arriveAsAdmin(page, baseURL)
    await page.goto(`/admin/customers?q=${encodeURIComponent(phone)}`)
    await hydrated(page)
    await page.getByRole('button', { name: /^Data of / }).click()
    await page.getByRole('menuitem', { name: /^Delete data/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete data' }).click()
    await expect(question).toContainText(`${open.number}`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('A part of the data is deleted.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: phone })).toBeVisible()
    const left = async (id: string) =>
      (await admin.orders.staffGet({ params: { id } })).shippingAddress.fullName
    expect([(await left(open._id)) !== '', await left(ended._id)]).toEqual([true, ''])
  })
})
