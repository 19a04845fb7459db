import { arriveAsAdmin, bothSizes, expect, hydrated, test } from './shop-test.ts'

const notice = 'Demo: nothing is delivered or charged'

test('a demo says so on one line, to shoppers and to the staff', bothSizes, async ({ page, baseURL }) => {
  const line = page.getByRole('complementary', { name: 'Demo' })
  await page.goto('/login')
  await expect(line).toContainText(notice)
  expect((await line.boundingBox())?.height).toBeLessThan(32)
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin')
  await expect(line).toHaveText(`${notice}Leave the demo`)
  expect((await line.boundingBox())?.height).toBeLessThan(32)
})

test.describe('with guest orders on trial', () => {
  test.use({ firstVisit: true })

  test('one browser orders as a guest, until it switches that off', async ({ page, frock }) => {
    const add = page.getByRole('button', { name: 'add to cart' }).first()
    const trial = page.getByRole('checkbox', { name: 'Try ordering without an account' })
    await page.goto(`/product/${frock.slug}?size=${frock.Size[0]?.Size}`)
    await hydrated(page)
    await trial.check()
    await add.click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByLabel('Phone', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByLabel('Phone', { exact: true }).fill('0300 7654321')
    await page.getByLabel('Full name').fill('Bilal Ahmed')
    await page.getByLabel('City', { exact: true }).fill('Lahore')
    await page.getByLabel('Address', { exact: true }).fill('House 7, Street 2')
    await page.getByLabel('Postal code').fill('54000')
    await page.getByRole('button', { name: /Place Order/ }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await page.goto(`/product/${frock.slug}?size=${frock.Size[0]?.Size}`)
    await hydrated(page)
    await expect(trial).toBeChecked()
    await trial.uncheck()
    await add.click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
