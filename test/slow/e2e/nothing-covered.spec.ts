import type { Locator, Page } from '@playwright/test'
import { orderData, productInput } from '../../../test-support/factories.ts'
import {
  arriveAsAdmin,
  arriveSignedIn,
  beyondTheEdge,
  expect,
  hydrated,
  onBothSizes,
  test,
} from '../../e2e/shop-test.ts'
import { boxOf, overlap, phones } from './boxes.ts'

for (const phone of phones)
  test.describe(`a message on a phone of ${phone.width} px`, () => {
    test.use({ viewport: phone })

    test('covers neither the bar to buy, nor the button that orders, nor the chat', async ({
      page,
      shopper,
      frock,
    }) => {
      for (const size of frock.Size.slice(0, 2))
        await shopper.api.cart.add({
          body: { productId: frock._id, quantity: 1, options: { size: size.Size } },
        })
      await arriveSignedIn(page, shopper)
      await page.goto('/add-to-cart')
      await hydrated(page)
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await hold(page)
      await expectUncovered(page, page.getByRole('link', { name: 'Proceed to Checkout' }))

      await page.getByRole('main').getByRole('link', { name: frock.title }).first().click()
      await expect(page).toHaveURL(/\/product\//)
      const bar = page.locator('.fixed').getByRole('button', { name: /^(Add to cart|Choose an?)/i })
      // The page that has just opened is brought to its top once, and at its foot it has no bar.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 1500))
        await expect(bar).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expectUncovered(page, bar)

      await page.goBack()
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await expect(page.getByLabel('Full name')).toBeVisible()
      await expectUncovered(page, page.getByRole('button', { name: /^Place Order/ }))
      await expectUncovered(page, chat(page))
    })

    test('leaves the staff’s bar to save free', async ({ page, baseURL, admin, frock }) => {
      await arriveAsAdmin(page, baseURL)
      await page.goto(`/product-list?q=${frock.title}`)
      await page.getByRole('button', { name: `More for ${frock.title}`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await hold(page)
      await expect(page).toHaveURL(/\/add-product\//)
      const save = page.getByRole('button', { name: 'Update Product' })
      await expect(save).toBeVisible()
      await expectUncovered(page, save)
      const id = page.url().split('/').at(-1) ?? ''
      await admin.catalogue.remove({ params: { id } })
    })
  })

test('the chat button never covers a field or button of a form', async ({ page, shopper, frock }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await hydrated(page)
    await onBothSizes(page, async () => expect(await underTheChat(page)).toEqual([]))
  }
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await onBothSizes(page, async () => expect(await underTheChat(page)).toEqual([]))
})

test('on a phone no chat button stands over the cart or its bar', async ({ page, shopper, frock }) => {
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(chat(page)).toBeHidden()
})

test('the header does not move when the page jumps to its top', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  const { top } = await boxOf(header)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(async () => (await boxOf(header)).bottom).toBeLessThanOrEqual(0)
  const seen = await header.evaluate(async element => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    window.scrollTo({ top: 0, behavior: 'instant' })
    for (let count = 0; count < 3; count += 1) await frame()
    return element.getBoundingClientRect().top
  })
  expect(seen).toBe(top)
})

test('the longest names and addresses make no page wider than the screen', async ({
  page,
  context,
  baseURL,
  shopper,
  admin,
  frock,
}) => {
  const long = (letter: string, count: number) => letter.repeat(count)
  const { api } = shopper
  const product = await admin.catalogue.add({
    body: productInput({
      title: long('T', 120),
      product_images: frock.product_images,
      Color: frock.Color,
      Size: [{ Size: long('s', 40) }, { Size: 'M' }],
    }),
  })
  const { _id: productId } = product
  await api.cart.add({ body: { productId, quantity: 1, options: { size: long('s', 40) } } })
  const order = await api.orders.create({
    body: orderData({
      fullName: long('F', 100),
      address: long('A', 150),
      city: long('C', 80),
    }),
  })
  await api.cart.add({ body: { productId, quantity: 1, options: { size: long('s', 40) } } })
  const { id } = await api.accounts.verifyToken()
  await api.accounts.edit({ params: { id }, body: { firstName: long('W', 80), lastName: long('W', 80) } })
  await arriveSignedIn(page, shopper)
  const pages = [
    `/product/${productId}`,
    '/add-to-cart',
    '/checkout',
    '/user/orders',
    '/profile',
    `/?order=${order._id}`,
  ]
  for (const path of pages) await expectToFit(page, path)
  const desk = await context.newPage()
  await arriveAsAdmin(desk, baseURL)
  for (const path of [`/admin/changes?about=${productId}`, `/product-list?q=${product.title}`]) {
    await desk.goto(path)
    await expect(desk.getByRole('table')).toContainText(product.title)
    await onBothSizes(desk, async () => expect(await beyondTheEdge(desk), path).toBe(0))
  }
  await admin.catalogue.remove({ params: { id: productId } })
})

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('[aria-hidden="true"].animate-pulse')).toHaveCount(0)
  await onBothSizes(page, async () => expect(await beyondTheEdge(page), path).toBe(0))
}

/** The message that is shown stays: for it the pointer has come or moved, and never left. */
async function hold(page: Page): Promise<void> {
  // The real pointer may stand where the message appears, and leave it when that moves.
  await page.mouse.move(0, 0)
  // The shop's messages listen to the pointer, the staff's to the mouse. Their clock goes on when the focus
  // moves elsewhere, until the mouse moves again.
  for (const event of ['pointerover', 'mouseover', 'mousemove']) await message(page).dispatchEvent(event)
}

const message = (page: Page) => page.locator(':has(> [aria-label=Dismiss])')

/** Wherever the page is scrolled, the message does not lie over the control. */
async function expectUncovered(page: Page, control: Locator): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  let seen = 0
  for (let from = end; from > end - 600; from -= 20) {
    await page.evaluate(async y => {
      window.scrollTo({ top: y, behavior: 'instant' })
      for (let count = 0; count < 2; count += 1) await new Promise(resolve => requestAnimationFrame(resolve))
    }, from)
    await hold(page)
    const [over, under] = [await boxOf(message(page)), await boxOf(control)]
    if (under.top >= 0 && under.top < (page.viewportSize()?.height ?? 0)) seen += 1
    expect(overlap(over, under), `scrolled to ${from} of ${end}`).toBe(false)
  }
  expect(seen, 'the control was in sight').toBeGreaterThan(0)
  await expect(message(page)).toBeVisible()
}

const chat = (page: Page) => page.getByRole('link', { name: /^Chat with the shop/ })

/** The controls that the chat covers now or, where it stands still while the page moves, would cover in passing. */
async function underTheChat(page: Page): Promise<string[]> {
  return chat(page).evaluate(link => {
    const chat = link.getBoundingClientRect()
    const floats = getComputedStyle(link).position === 'fixed'
    return Array.from(document.querySelectorAll('main :is(a, button, input, select)'), control => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      const beside = width === 0 || right <= chat.left || left >= chat.right
      const apart = !floats && (bottom <= chat.top || top >= chat.bottom)
      return beside || apart ? [] : [control.id || control.textContent]
    }).flat()
  })
}
