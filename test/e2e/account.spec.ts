import type { Page } from '@playwright/test'
import { orderData } from '../../test-support/factories.ts'
import { openFooter } from './open-footer.ts'
import {
  arriveSignedIn,
  drawn,
  expect,
  hydrated,
  onDesktop,
  type Shopper,
  signIn,
  test,
} from './shop-test.ts'

const shownPicture = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture')
    .evaluateAll(pictures => pictures.findIndex(picture => !picture.classList.contains('opacity-0')))

/** Through three changes that would come: the first picture is looked for after each. */
async function expectStandstill(page: Page) {
  for (let change = 0; change < 3; change += 1) {
    await page.clock.runFor(3000)
    await drawn(page)
    expect(await shownPicture(page)).toBe(0)
  }
}

test.describe('the pictures beside signing in', () => {
  test('change every 3 seconds, wait under the pointer, and stop for good', onDesktop, async ({ page }) => {
    const now = Date.now()
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 60_000)
    await page.goto('/login')
    await page.clock.runFor(100)
    await hydrated(page)
    await expect(page.getByRole('main').locator('picture')).toHaveCount(3)
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(3000)
      await expect.poll(() => shownPicture(page)).toBe(next)
    }
    await page
      .getByRole('main')
      .locator('picture')
      .last()
      .hover({ position: { x: 20, y: 20 } })
    await expectStandstill(page)
    await page.getByRole('button', { name: 'Pause pictures' }).click()
    await page.getByLabel('Email').hover()
    await expectStandstill(page)
    await expect(page.getByRole('button', { name: 'Play pictures' })).toBeVisible()
  })

  test('stand still for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/login')
    await hydrated(page)
    await expectStandstill(page)
  })
})

test('the profile says what is wrong, then saves and says so', async ({ page, shopper }) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Last name').fill(' ')
  await page.getByLabel('New password', { exact: false }).first().fill('a long enough password')
  await page.getByLabel('Confirm new password').fill('another password')
  await page.getByRole('button', { name: 'Save' }).click()
  const main = page.getByRole('main')
  for (const words of ['firstName cannot be empty.', 'lastName cannot be empty.', 'Passwords do not match.'])
    await expect(main.getByText(words).last()).toBeVisible()
  await page.getByLabel('First name').fill('Amna')
  await page.getByLabel('Last name').fill('Malik')
  await page.getByLabel('New password', { exact: false }).first().fill('')
  await page.getByLabel('Confirm new password').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    main.getByRole('status').filter({ hasText: 'Profile updated successfully!' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('signing out with unsaved changes asks; staying stays signed in, leaving signs out', async ({
  page,
  shopper,
  noise,
}) => {
  // What the page still reads while it signs out is refused.
  noise.push(/status of 401/)
  await arriveSignedIn(page, shopper)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Amna')
  await logOut(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Leave without saving?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Amna')
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(shopper.token)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Amna')
  await logOut(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect.poll(() => tokenStatus(shopper)).toBe(401)
})

test('whoever leaves the page before home has come is signed out all the same', async ({ page, shopper }) => {
  await logOutWithoutHome(page, shopper)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('XSRF-TOKEN')
  await page.goto('/track')
  expect(await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('token')])).toEqual(
    [null, null],
  )
  await expect.poll(() => tokenStatus(shopper)).toBe(401)
})

test('whoever asks for another page before home has come gets it, signed out', async ({
  page,
  shopper,
  noise,
}) => {
  // What the page still reads while it signs out is refused.
  noise.push(/status of 401/)
  await logOutWithoutHome(page, shopper)
  const footer = await openFooter(page)
  await footer.getByRole('link', { name: 'Track your order' }).click()
  await expect(page).toHaveURL('/track')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect.poll(() => tokenStatus(shopper)).toBe(401)
})

test('signing out works on the home page too, which is not read again for another query', async ({
  page,
  shopper,
}) => {
  await arriveSignedIn(page, shopper)
  await page.goto('/?utm_source=mail')
  await hydrated(page)
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect.poll(() => tokenStatus(shopper)).toBe(401)
})

test('going back to where somebody signed out keeps the next session', async ({ page, shopper, noise }) => {
  noise.push(/status of 401/)
  await arriveSignedIn(page, shopper)
  await page.goto('/track')
  await hydrated(page)
  let homes = 0
  // Reading home a second time could take the press out of its history.
  await page.route('**/_.data*', route => (homes++ === 0 ? route.continue() : undefined))
  await logOut(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.evaluate(() => window.history.pushState(null, '', '/login'))
  await page.reload()
  await page.unroute('**/_.data*')
  await signIn(page, shopper)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await hydrated(page)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
})

/** Presses Logout; the home page never comes. */
async function logOutWithoutHome(page: Page, shopper: Shopper) {
  await arriveSignedIn(page, shopper)
  await page.goto('/user/orders')
  await hydrated(page)
  await page.route('**/_.data*', () => {})
  await logOut(page)
  await expect(page.locator('[data-pending="/"]')).toBeAttached()
}

/** How the shop answers the token of the session: 200 while it is valid. */
const tokenStatus = (shopper: Shopper): Promise<number> =>
  shopper.api.accounts.verifyToken().then(
    () => 200,
    error => error.status,
  )

async function logOut(page: Page) {
  const phone = (page.viewportSize()?.width ?? 0) < 1024
  await page.getByRole('button', { name: phone ? 'Menu' : /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test('orders come five a page, with Prev and Next that end', async ({ page, shopper, frock }) => {
  for (let made = 0; made < 6; made += 1) {
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await shopper.api.orders.create({ body: orderData({ address: `House ${made}` }) })
  }
  await arriveSignedIn(page, shopper)
  await page.goto('/user/orders')
  const orders = page.getByRole('heading', { level: 2, name: /^Order #/ })
  await expect(orders).toHaveCount(5)
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await expect(orders).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
})

test('a new account is offered its city while it is typed, Lahore first', async ({ page }) => {
  await page.goto('/signup')
  await hydrated(page)
  const city = page.getByRole('combobox', { name: 'City' })
  await city.pressSequentially('lah')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(city).toHaveValue('Lahore')
  await city.fill('لاهور')
  await page.getByRole('option', { name: 'Lahore' }).click()
  await expect(city).toHaveValue('Lahore')
})
