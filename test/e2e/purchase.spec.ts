import type { Page } from '@playwright/test'
import type { SignUp } from '../../src/contract/accounts/accounts.ts'
import { productInput, signUpInput } from '../../test-support/factories.ts'
import { arriveSignedIn, expect, loseAnswer, signIn, test } from './shop-test.ts'

// On a wide screen the same way is gone by keyboard alone.
test('a guest finds a kurta, makes an account, and buys it with cash on delivery', async ({
  page,
  guest,
}) => {
  const person = signUpInput()
  const product = await guest.catalogue.get({ params: { id: 'nilofer-chikankari-kurta-with-trousers' } })

  await page.goto('/category/w-chickankari')
  await page.getByRole('link', { name: product.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  await page.getByText('M', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/size=M/)
  await page.getByRole('button', { name: 'add to cart' }).first().click()

  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText(/We’ve kept your choice/)).toContainText(`${product.title}, `)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  await fillSignUp(page, person)
  await expect(page.getByText('Account created. Please sign in.')).toBeVisible()
  await signIn(page, person)

  await expect(page).toHaveURL(/\/add-to-cart/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (1 item)')
  await expect(page.getByText(/, M/)).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()

  await expect(page.getByLabel('Full name')).toHaveValue(`${person.firstName} ${person.lastName}`)
  await expect(page.getByText('Country Pakistan')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
  await page.getByLabel('Postal code').fill('75600')
  await page.getByRole('button', { name: /Place Order/ }).click()

  await expect(page).toHaveURL(/\/\?order=/)
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  await expect(page.getByText(/^#\d+$/)).toBeVisible()
  await expect(page.getByText(/^Keep \$[\d.]+ ready: you pay when the parcel arrives\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ask about order #\d+/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View my orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders')
  await expect(page.getByText(product.title)).toBeVisible()
  await expect(page.getByText(/, M/)).toBeVisible()
})

async function fillSignUp(page: Page, person: SignUp) {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Gender').selectOption(person.gender)
  await page.getByLabel('Street').fill(person.address.street)
  await page.getByLabel('City').fill(person.address.city)
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('an impatient double click on Place Order makes one order', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Postal code').fill('54000')
  await page.getByRole('button', { name: /Place Order/ }).dblclick()
  await expect(page).toHaveURL(/\/\?order=/)
  expect((await shopper.api.orders.mine()).total).toBe(1)
})

test.describe('with an answer that gets lost on the way', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('pressing again makes no second order, and nothing typed is lost', async ({
    page,
    shopper,
    frock,
  }) => {
    await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    await page.getByLabel('Postal code').fill('54000')
    await page.route('**/api/order/create', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: /Place Order/ }).click()
    await expect(page.getByText(/cannot be reached/)).toBeVisible()
    await expect(page.getByLabel('Postal code')).toHaveValue('54000')
    await page.getByRole('button', { name: /Place Order/ }).click()
    await expect(page).toHaveURL(/\/\?order=/)
    expect((await shopper.api.orders.mine()).total).toBe(1)
  })
})

test.describe('what sold out meanwhile', () => {
  test.use({ expectedNoise: [/status of 409/] })

  test('is said at checkout, and nothing is ordered', async ({ page, shopper, admin, frock }) => {
    const { product_images, Color } = frock
    const product = await admin.catalogue.add({
      body: productInput({ category: 'k-hand-work', inventory: 1, product_images, Color }),
    })
    await shopper.api.cart.add({ body: { productId: product._id, quantity: 1 } })
    await arriveSignedIn(page, shopper)
    await page.goto('/checkout')
    await page.getByLabel('Postal code').fill('54000')
    await admin.catalogue.edit({
      params: { id: product._id },
      body: productInput({ inventory: 0, product_images, Color }),
    })
    await page.getByRole('button', { name: /Place Order/ }).click()
    await expect(page.getByRole('link', { name: 'Change your cart' })).toBeVisible()
    expect((await shopper.api.orders.mine()).total).toBe(0)
    await admin.catalogue.remove({ params: { id: product._id } })
  })
})
