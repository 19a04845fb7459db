import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { expect, hydrated, onDesktop, test as onSharedShop, signIn } from '../../e2e/shop-test.ts'

const owner = { email: 'owner@shop.test', password: 'five-steps-to-a-shop-2026' }

/** A shop without the demo for each test: each sets it up from the beginning. */
const test = onSharedShop.extend<{ freshShop: RunningShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  freshShop: async ({}, use) => {
    const folder = await emptyShopFolder()
    const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
    const shop = await startShop({ DATA_DIR: folder.path, DEMO: '0', WARM_PICTURES: 'off', ...admin })
    await use(shop)
    await shop.stop()
    await folder.remove()
  },
  baseURL: async ({ freshShop }, use) => use(freshShop.url),
})

test('an owner begins in rupees, leaves, goes on where the steps end, and finishes', async ({
  page,
  noise,
}) => {
  // A name that is taken is refused.
  noise.push(/status of 400 .*category\/edit/)
  await page.goto('/login?next=/admin/setup')
  await hydrated(page)
  await signIn(page, owner)
  await page.waitForURL('/admin/setup')
  await expect(page.getByRole('heading', { name: 'How does your shop begin?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Choose how your shop begins.')).toBeVisible()
  await page.getByLabel('Pakistan, cash on delivery').check()
  await page.getByRole('button', { name: 'Go on' }).click()

  await page.waitForURL('/admin/setup/shop')
  await expectAccessible(page)
  await page.getByLabel('Name of the shop').fill(' ')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByText('Enter the name of the shop.').last()).toBeVisible()
  await page.getByLabel('Name of the shop').fill('Meena Lawn')
  await page.getByLabel('Phone for customers').fill('+92 321 7654321')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL('/admin/setup/money')
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('PKR')

  // Leaves, and finds what is done marked and what was chosen kept.
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('link', { name: 'Set up step by step' }).click()
  await expect(page.getByRole('link', { name: 'Name and contact (done)' })).toBeVisible()
  await expect(page.getByLabel('What is set now')).toBeChecked()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Money', exact: true, level: 2 })).toBeVisible()
  // What is right as it is, is a step done too.
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL('/admin/setup/delivery')
  const everyCity = page.getByRole('group', { name: 'Every city', exact: true })
  await expect(everyCity.getByLabel('Charge')).toHaveValue('250')
  await everyCity.getByLabel('Arrives after').fill('2')
  await everyCity.getByLabel('Latest after').fill('4')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  // The address changes before the step does, and every step can be skipped.
  await expect(page.getByRole('heading', { name: 'Look', exact: true, level: 2 })).toBeVisible()
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Categories', exact: true, level: 2 })).toBeVisible()
  const first = page.getByRole('group', { name: 'Women' }).getByLabel('Category 1')
  await first.fill('Semi Formal')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByText('Women already has a category Semi Formal.').last()).toBeVisible()
  await expectAccessible(page)
  await first.fill('Lawn kurtas')
  await expect(page.getByText('Women already has a category Semi Formal.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL('/admin/setup/products')
  await expect(page.getByText('There is no product in your shop yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a product by hand' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('There is no product in your shop yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a product by hand' }).click()
  await page.getByLabel('Title').fill('Gulbahar lawn suit')
  await page.getByLabel('Category').selectOption({ label: 'Lawn kurtas' })
  await page.getByLabel('Price', { exact: true }).fill('4950')
  await page.getByRole('radio', { name: /^Draft/ }).check()
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.waitForURL('/admin/setup/products')
  await expect(page.getByText('There is 1 product in your shop.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'That was the last step' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add products, by hand or by file' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set what delivery costs, and where' })).toBeHidden()
  await expectAccessible(page)
})

test('another beginning asks before it replaces what the owner has set', async ({ page }) => {
  await page.goto('/login?next=/admin/setup')
  await hydrated(page)
  await signIn(page, owner)
  await page.waitForURL('/admin/setup')
  await page.getByLabel('Pakistan, cash on delivery').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL('/admin/setup/shop')
  await page.goto('/admin/setup')
  await hydrated(page)
  await page.getByLabel('As specified').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Replace your money, delivery and checkout settings?',
  })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Go on' }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await page.waitForURL('/admin/setup/shop')
  await page.goto('/admin/setup/money')
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('USD')
})

test(
  'a step that is saved is left without a question, however fast the shop answers',
  onDesktop,
  async ({ page }) => {
    // Answered at once, before the form can have been drawn again.
    await page.addInitScript(() => {
      const real = window.fetch
      window.fetch = async (...request) =>
        String(request[0]).endsWith('/api/setup/step')
          ? Response.json({
              preset: null,
              steps: [{ step: 'delivery', done: true }],
              products: 0,
              isDemo: false,
            })
          : real(...request)
    })
    await page.goto('/login?next=/admin/setup/delivery')
    await hydrated(page)
    await signIn(page, owner)
    await page.waitForURL('/admin/setup/delivery')
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const zone = page.getByRole('group', { name: 'Zone 1', exact: true })
    await zone.getByLabel('Name').fill('Lahore')
    await zone.getByLabel('Cities').fill('Lahore')
    await zone.getByLabel('Arrives after').fill('1')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await page.waitForURL('/admin/setup/look')
  },
)

test('the menus of a shop without the demo show no picture of it', onDesktop, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Women' }).click()
  await expect(header.getByRole('link', { name: 'Chikankari' })).toBeVisible()
  await expect(header.locator('picture')).toHaveCount(0)
})
