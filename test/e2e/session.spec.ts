import { arriveSignedIn, expect, signIn, test } from './shop-test.ts'

const guarded = ['/add-to-cart', '/checkout', '/user/orders', '/profile']

for (const path of guarded) {
  test(`${path} asks a guest to sign in, and goes on there afterwards`, async ({ page, shopper, frock }) => {
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
    await signIn(page, shopper)
    await expect(page).toHaveURL(path)
  })
}

test('plain signing in goes home, greets by name, and keeps the session under the agreed keys', async ({
  page,
  shopper,
}) => {
  await page.goto('/login')
  await signIn(page, shopper)
  await expect(page).toHaveURL('/')
  const keys = await page.evaluate(() => Object.keys(sessionStorage))
  for (const key of ['token', 'email', 'username', 'firstName', 'lastName', 'userType', 'userId'])
    expect(keys).toContain(key)
})

test('sign-in never redirects to another site', async ({ page, shopper }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/steal')}`)
  await signIn(page, shopper)
  await expect(page).toHaveURL('/')
})

test.describe('a wrong password', () => {
  test.use({ expectedNoise: [/401/] })

  test('shows a message and keeps the e-mail address', async ({ page, shopper }) => {
    await page.goto('/login')
    await signIn(page, { email: shopper.email, password: 'not the password' })
    await expect(page.getByRole('alert')).toContainText('please enter valid email & password')
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email)
    await expect(page).toHaveURL('/login')
  })
})

test.describe('a session that the shop has ended', () => {
  test.use({ expectedNoise: [/401/] })

  test('leads to signing in again, and the cart is still there', async ({ page, shopper, frock }) => {
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await arriveSignedIn(page, shopper)
    await page.goto('/add-to-cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)')
    await shopper.api.accounts.logout()
    await page.goto('/user/orders')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Please sign in again')).toBeVisible()
    // The reason holds for whatever they ask for next, until they are back.
    await page.goto('/profile')
    await expect(page.getByText('Please sign in again')).toBeVisible()
    await page.goto('/user/orders')
    await signIn(page, shopper)
    await expect(page).toHaveURL('/user/orders')
    await page.goto('/add-to-cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)')
  })
})

test('signing out in one tab signs out all', async ({ page, context, shopper }) => {
  await page.goto('/login')
  await page.getByLabel('Keep me signed in').check()
  await signIn(page, shopper)
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('definition').filter({ hasText: shopper.email })).toBeVisible()
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem('token')
    localStorage.setItem('signed-out-at', String(Date.now()))
  })
  await expect(other.getByText('You are signed out')).toBeVisible()
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('a new password in one tab keeps the others of a kept session signed in', async ({
  page,
  context,
  shopper,
}) => {
  await page.goto('/login')
  await page.getByLabel('Keep me signed in').check()
  await signIn(page, shopper)
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('definition').filter({ hasText: shopper.email })).toBeVisible()
  const tokenOf = (tab: typeof page) => tab.evaluate(() => sessionStorage.getItem('token'))
  const before = await tokenOf(other)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('New password', { exact: false }).first().fill('a long enough password')
  await page.getByLabel('Confirm new password').fill('a long enough password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page))
  await other.getByRole('link', { name: /Cart/ }).first().click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await expect(page.getByRole('definition').filter({ hasText: shopper.email })).toBeVisible()
})
