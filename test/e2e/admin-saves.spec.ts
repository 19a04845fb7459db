import type { Page } from '@playwright/test'
import type { ApiClient } from '../../src/web/api/client.ts'
import { productInput } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, test } from './shop-test.ts'

test.use({ expectedNoise: [/409|500|ERR_FAILED/] })
test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

/** A product that only this test knows, and its place in the list. */
async function make(admin: ApiClient, changes: Parameters<typeof productInput>[0] = {}) {
  const title = `Kurta zz${Math.random().toString(36).slice(2, 10)}`
  const body = productInput({ product_images: [], Color: [], Size: [], inventory: 5, title, ...changes })
  const { _id: id } = await admin.catalogue.add({ body })
  const params = { id }
  return {
    title,
    id,
    params,
    body,
    list: `/product-list?q=${title.split(' ')[1]}`,
    form: `/add-product/${id}`,
  }
}

/** The shop does what it is asked, but the answer to the first such call is lost on its way. */
async function loseFirstAnswer(page: Page, path: string) {
  let lost = false
  await page.route(path, async route => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    await route.abort()
  })
}

const noAnswer = 'The shop cannot be reached.'

test('stock whose answer was lost is saved again and counts once', async ({ page, admin }) => {
  const { title, params, list } = await make(admin)
  await loseFirstAnswer(page, '**/api/product/quick-edit/*')
  await page.goto(list)
  await page.getByRole('button', { name: new RegExp(`^Stock of ${title}`) }).click()
  const field = page.getByRole('textbox', { name: `Stock of ${title}` })
  await field.fill('8')
  await field.press('Enter')
  await expect(page.getByText(noAnswer)).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('button', { name: `Stock of ${title}: 8. Change` })).toBeVisible()
  expect((await admin.catalogue.staffGet({ params })).inventory).toBe(8)
})

test('changing the amount after a lost answer is pointed out before it is sent', async ({ page, admin }) => {
  const { title, params, list } = await make(admin)
  await loseFirstAnswer(page, '**/api/product/quick-edit/*')
  await page.goto(list)
  await page.getByRole('button', { name: new RegExp(`^Stock of ${title}`) }).click()
  const field = page.getByRole('textbox', { name: `Stock of ${title}` })
  await field.fill('8')
  await field.press('Enter')
  await expect(page.getByText(noAnswer)).toBeVisible()
  await field.fill('9')
  await field.press('Enter')
  await expect(page.getByText('Your earlier request did arrive')).toBeVisible()
  expect((await admin.catalogue.staffGet({ params })).inventory).toBe(8)
  await field.press('Enter')
  await expect(page.getByRole('button', { name: `Stock of ${title}: 9. Change` })).toBeVisible()
  expect((await admin.catalogue.staffGet({ params })).inventory).toBe(9)
})

test('a form and a change of prices whose answers were lost count once', async ({ page, admin }) => {
  const { title, params, list, form } = await make(admin, { price: 50, displayPrice: 50 })
  await loseFirstAnswer(page, '**/api/product/edit-product/*')
  await page.goto(form)
  await page.getByLabel('Inventory').fill('8')
  const update = page.getByRole('button', { name: 'Update Product', exact: true })
  await update.click()
  await expect(page.getByText(noAnswer)).toBeVisible()
  await update.click()
  await expect(page).toHaveURL('/product-list')
  expect((await admin.catalogue.staffGet({ params })).inventory).toBe(8)

  await loseFirstAnswer(page, '**/api/product/bulk')
  await page.goto(list)
  await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  await page.getByLabel('Change by percent').fill('-20')
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(page.getByText(noAnswer)).toBeVisible()
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(page.getByText(noAnswer)).toHaveCount(0)
  await expect(page.getByText('$40.00').first()).toBeVisible()
  expect((await admin.catalogue.staffGet({ params })).price).toBe(40)
})

test('a save that fails in the shop says what became of it, and keeps what was typed', async ({
  page,
  admin,
}) => {
  const { params, form } = await make(admin)
  const failure = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'a1b2c3d4' }
  await page.route(
    '**/api/product/edit-product/*',
    route => route.fulfill({ status: 500, json: { error: failure } }),
    {
      times: 1,
    },
  )
  await page.goto(form)
  await page.getByLabel('Description').fill('Typed for a long time.')
  const update = page.getByRole('button', { name: 'Update Product', exact: true })
  await update.click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'nothing was saved, and nothing you entered is lost' })
  await expect(alert).toContainText('this reference: a1b2c3d4')
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('Description')).toHaveValue('Typed for a long time.')
  await update.click()
  await expect(page).toHaveURL('/product-list')
  expect((await admin.catalogue.staffGet({ params })).description).toBe('Typed for a long time.')
})

test.describe('a product that a colleague saved meanwhile', () => {
  test('can be reloaded or overwritten, as the user decides', async ({ page, admin }) => {
    const { title, params, body, form } = await make(admin)
    const update = page.getByRole('button', { name: 'Update Product', exact: true })
    const refusal = page.getByRole('alert').filter({ hasText: 'has been changed since you opened it' })
    await page.goto(form)
    await page.getByLabel('Description').fill('Mine.')
    await page.getByLabel('Inventory').fill('7')
    await admin.catalogue.edit({ params, body: { ...body, description: 'Theirs.', inventory: 9 } })
    await update.click()
    await expect(refusal).toBeVisible()
    await expect(refusal).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show the saved version' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Theirs.')
    await expect(page.getByText('was not saved')).toHaveCount(0)

    await page.getByLabel('Description').fill('Mine after all.')
    await page.getByLabel('Inventory').fill('10')
    await admin.catalogue.edit({ params, body: { ...body, description: 'Theirs again.', inventory: 12 } })
    await update.click()
    await expect(refusal).toBeVisible()
    await page.getByRole('button', { name: 'Overwrite it with mine' }).click()
    await expect(page).toHaveURL('/product-list')
    // One piece more was typed than was seen, so one more than the colleague's there is.
    expect(await admin.catalogue.staffGet({ params })).toMatchObject({
      title,
      description: 'Mine after all.',
      inventory: 13,
    })
  })
})

test.describe('a form that is left while it is saved', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: [/503/] })
  const busy = { error: { code: 'busy', message: 'The shop has too much to do. Please try again.' } }

  /** Saves a new collection, and leaves its form before the shop has answered. */
  async function leaveWhileSaving(page: Page, answer: Parameters<Page['route']>[1]) {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/collection/create', async (route, request) => {
      await held.promise
      await answer(route, request)
    })
    await page.goto('/admin/collections/new')
    await page.getByLabel('Name', { exact: true }).fill(`Edit ${Math.random().toString(36).slice(2, 10)}`)
    await page.getByRole('button', { name: 'Save collection' }).click()
    await page.getByRole('link', { name: 'Size charts', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Size charts/)
    held.resolve()
  }
  const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

  test('leads nowhere once it is saved', async ({ page }) => {
    const readAnew = Promise.withResolvers<string>()
    await leaveWhileSaving(page, async route => {
      void page.waitForRequest(/\.data/).then(request => readAnew.resolve(request.url()), readAnew.reject)
      await route.fulfill({ json: { collections: [] } })
    })
    // The page that is shown, since its menus may show what was saved.
    expect(await readAnew.promise).toContain('/admin/size-charts.data')
    await expect(status(page, 'is saved.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Size charts/)
  })

  test('says all the same why it was not saved', async ({ page }) => {
    await leaveWhileSaving(page, route => route.fulfill({ status: 503, json: busy }))
    await expect(status(page, busy.error.message)).toBeVisible()
  })
})
