import type { Page } from '@playwright/test'
import type { Order } from '../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { orderData } from '../../test-support/factories.ts'
import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, drawn, expect, hydrated, onDesktop, type Shopper, test } from './shop-test.ts'

async function place(
  { api }: Shopper,
  productId: string,
  names: string[],
  phone = '0300 7654321',
): Promise<Order[]> {
  const orders: Order[] = []
  for (const [nth, fullName] of names.entries()) {
    await api.cart.add({ body: { productId, quantity: nth + 1, options: { size: '5-6Y' } } })
    orders.push(await api.orders.create({ body: orderData({ phone, fullName }) }))
  }
  return orders
}

/** The desk with one buyer's orders alone, oldest first: the queue of the shop is everybody's. */
async function openDesk(page: Page, admin: ApiClient, { api }: Shopper) {
  await page.route('**/api/order/to-confirm*', async route => {
    const { orders } = await api.orders.mine({ query: { limit: 50 } })
    const all = await Promise.all(orders.map(({ _id }) => admin.orders.staffGet({ params: { id: _id } })))
    const wanted = new URL(route.request().url()).searchParams.get('confirmation') ?? 'open'
    const found = all.filter(order => order.status === 'Pending' && order.confirmation === wanted).reverse()
    await route.fulfill({ json: { orders: found, total: found.length } })
  })
  const listening = page.waitForResponse('**/api/order/events')
  await page.goto('/admin/confirm')
  await listening
  await hydrated(page)
}

const buyer = (page: Page) => page.getByRole('article').locator('#call')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The keys do nothing in the first moment of a card either. */
async function keysReady(page: Page) {
  await expect(page.getByRole('button', { name: 'Confirmed', exact: true })).toBeEnabled()
  await drawn(page)
}
const empty = (page: Page, title: string) => page.getByRole('heading', { name: title })
const state = async (admin: ApiClient, order: Order | undefined) =>
  admin.orders.staffGet({ params: { id: order?._id ?? '' } })

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('the desk shows one buyer after another with the order, the amount and the results to choose', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const orders = await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt', 'Celia Chaudhry', 'Dua Dar'])
  const [first, second, third, fourth] = orders
  await openDesk(page, admin, shopper)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To confirm')
  await expect(page.getByText('4 to call')).toBeVisible()
  await expect(buyer(page)).toHaveText('Amna Ali')
  const card = page.getByRole('article')
  await expect(card).toContainText(`$${frock.price}`)
  await expect(card).toContainText(frock.title)
  await expect(card).toContainText('House 12, Street 4, Lahore 54000, Pakistan')
  await expect(card).toContainText('None yet: this is the first call.')
  await expect(card.getByRole('link', { name: 'Call 0300 7654321' })).toHaveAttribute(
    'href',
    'tel:+923007654321',
  )

  await press(page, 'Confirmed')
  await expect(buyer(page)).toHaveText('Bushra Butt')
  await expect(buyer(page)).toBeFocused()
  await page.getByLabel(/Note about the call/).fill('Line busy.')
  await press(page, 'No answer')
  await expect(buyer(page)).toHaveText('Celia Chaudhry')
  await expect(page.getByLabel(/Note about the call/)).toHaveValue('')
  await press(page, 'Wrong number')
  await expect(buyer(page)).toHaveText('Dua Dar')

  await press(page, 'Cancelled')
  const ask = page.getByRole('alertdialog', { name: `Cancel order #${fourth?.number}?` })
  await expect(ask).toContainText('This cannot be undone.')
  await ask.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText('Cancel ?')).toHaveCount(0)
  await expect(buyer(page)).toHaveText('Dua Dar')
  await press(page, 'Cancelled')
  await ask.getByRole('button', { name: 'Cancel order' }).click()

  await expect(empty(page, 'Everyone has been called')).toBeFocused()
  await expectAccessible(page)
  // The desk goes on before the shop has answered.
  await expect.poll(() => state(admin, first)).toMatchObject({ confirmation: 'confirmed', attempts: 1 })
  await expect
    .poll(async () => (await state(admin, second)).calls)
    .toMatchObject([{ outcome: 'no_answer', note: 'Line busy.' }])
  await expect.poll(async () => (await state(admin, third)).confirmation).toBe('wrong_number')
  await expect.poll(async () => (await state(admin, fourth)).status).toBe('Cancelled')

  await press(page, 'Call them again')
  await expect(buyer(page)).toHaveText('Bushra Butt')
  await expect(page.getByRole('region', { name: 'Earlier calls' })).toContainText('No answer: “Line busy.”')
})

test(
  'the keys 1 to 4 record a result, but not while a note is typed or once switched off',
  onDesktop,
  async ({ page, admin, shopper, frock }) => {
    await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt', 'Celia Chaudhry'])
    await openDesk(page, admin, shopper)
    await expect(buyer(page)).toHaveText('Amna Ali')
    await keysReady(page)
    await page.keyboard.press('2')
    await expect(buyer(page)).toHaveText('Bushra Butt')
    await keysReady(page)
    await page.getByLabel(/Note about the call/).fill('')
    await page.getByLabel(/Note about the call/).pressSequentially('1 of 2')
    await expect(buyer(page)).toHaveText('Bushra Butt')
    await page.getByLabel('Keys 1 to 5').uncheck()
    await page.keyboard.press('1')
    await expect(buyer(page)).toHaveText('Bushra Butt')
    await page.getByLabel('Keys 1 to 5').check()
    await page.keyboard.press('4')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await expect(buyer(page)).toHaveText('Bushra Butt')
    await page.keyboard.press('1')
    await expect(buyer(page)).toHaveText('Celia Chaudhry')
  },
)

test('a second press of a result key does not apply to the next buyer', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const names = ['Amna Ali', 'Bushra Butt', 'Celia Chaudhry', 'Dua Dar']
  const [first, second, third] = await place(shopper, frock._id, names)
  await openDesk(page, admin, shopper)
  await expect(buyer(page)).toHaveText('Amna Ali')
  await page.getByRole('button', { name: 'Confirmed', exact: true }).dblclick()
  await expect(buyer(page)).toHaveText('Bushra Butt')
  await keysReady(page)
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(buyer(page)).toHaveText('Celia Chaudhry')
  await press(page, 'No answer')
  await expect(buyer(page)).toHaveText('Dua Dar')
  // Each is saved in the background, in any order.
  await expect.poll(() => state(admin, third)).toMatchObject({ confirmation: 'open', attempts: 1 })
  for (const order of [first, second])
    await expect.poll(() => state(admin, order)).toMatchObject({ confirmation: 'confirmed', attempts: 1 })
})

test('new orders appear without a reload, also those placed while the connection was down', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  let opened = 0
  const broken = Promise.withResolvers<void>()
  await page.route('**/api/order/events', async route => {
    opened++
    // The first line breaks, and the next opens once an order has come in.
    if (opened === 1)
      return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"kind":"beat"}\n\n' })
    await broken.promise
    await route.continue()
  })
  await openDesk(page, admin, shopper)
  await expect(empty(page, 'No one to call')).toBeVisible()
  await place(shopper, frock._id, ['Amna Ali'])
  const listening = page.waitForResponse('**/api/order/events')
  broken.resolve()
  await expect(buyer(page)).toHaveText('Amna Ali')
  await listening
  await press(page, 'Confirmed')
  await expect(empty(page, 'No one to call')).toBeFocused()
  await place(shopper, frock._id, ['Bushra Butt'])
  await expect(buyer(page)).toHaveText('Bushra Butt')
})

test('an order that a colleague has dealt with is announced and no longer offered', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const [first, second] = await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt', 'Celia Chaudhry'])
  if (!first || !second) throw new Error('no orders')
  await openDesk(page, admin, shopper)
  await expect(buyer(page)).toHaveText('Amna Ali')
  await page.getByLabel(/Note about the call/).fill('Wants it on Friday.')
  for (const { _id } of [second, first]) {
    await admin.orders.call({ params: { id: _id }, body: { outcome: 'confirmed' } })
  }
  const told = page.getByRole('status').filter({ hasText: 'Somebody else has dealt with this order' })
  await expect(told).toContainText('it is Confirmed')
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(buyer(page)).toHaveText('Amna Ali')
  await expect(page.getByLabel(/Note about the call/)).toHaveValue('Wants it on Friday.')
  await expect(page.getByRole('button', { name: 'No answer' })).toHaveCount(0)
  await expectAccessible(page)
  // The queue is read again after each of the two: what comes next is known once the second answer is there.
  await expect(page.getByText('1 to call')).toBeVisible()
  await press(page, 'Next')
  await expect(buyer(page)).toHaveText('Celia Chaudhry')
  await expect(buyer(page)).toBeFocused()
  await expect(page.getByText('1 to call')).toBeVisible()
})

test('who could not be reached is called again at once; what is confirmed stands', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const orders = await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt'])
  await openDesk(page, admin, shopper)
  await press(page, 'No answer')
  await press(page, `Call again about order #${orders[0]?.number}`)
  await expect(buyer(page)).toHaveText('Amna Ali')
  await press(page, 'Confirmed')
  await expect(buyer(page)).toHaveText('Bushra Butt')
  await expect(page.getByRole('region', { name: 'Called just now' })).toContainText('Saved')
  await expect(page.getByRole('button', { name: /Call again/ })).toHaveCount(0)
  expect(await state(admin, orders[0])).toMatchObject({ confirmation: 'confirmed', attempts: 2 })
})

test('a call is taken back from its message, with what was written', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const orders = await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt'])
  await openDesk(page, admin, shopper)
  await page.getByLabel(/Note about the call/).fill('Wants it on Friday.')
  await press(page, 'Confirmed')
  await expect(buyer(page)).toHaveText('Bushra Butt')
  const message = page.getByRole('status').filter({ hasText: `Order #${orders[0]?.number}: Confirmed.` })
  const undo = message.getByRole('button', { name: 'Undo' })
  // Above the buttons for the next call, not over them.
  const [below, buttons] = [
    await undo.boundingBox(),
    await page.getByRole('group', { name: 'Outcome of the call' }).boundingBox(),
  ]
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0)
  await expectAccessible(page)
  await undo.click()
  await expect(buyer(page)).toHaveText('Amna Ali')
  await expect(page.getByLabel(/Note about the call/)).toHaveValue('Wants it on Friday.')
  expect(await state(admin, orders[0])).toMatchObject({ confirmation: 'open', attempts: 0 })
  await press(page, 'No answer')
  await expect(buyer(page)).toHaveText('Bushra Butt')
  await expect(page.getByText('1 to call')).toBeVisible()
})

test('a call that could not be saved says so and is tried again', async ({
  page,
  admin,
  shopper,
  frock,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  const orders = await place(shopper, frock._id, ['Amna Ali'])
  await openDesk(page, admin, shopper)
  await page.route('**/api/order/call/*', route => route.abort(), { times: 1 })
  await press(page, 'Confirmed')
  const made = page.getByRole('region', { name: 'Called just now' })
  await expect(made.getByRole('alert')).toContainText('Not saved. The shop cannot be reached.')
  await made.getByRole('button', { name: 'Retry' }).click()
  await expect(made).toContainText('Saved')
  expect((await state(admin, orders[0])).confirmation).toBe('confirmed')
})

test(
  'the message about a call covers neither the next outcomes nor what is said of them',
  onDesktop,
  async ({ page, admin, shopper, frock }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Of a phone without other orders, which would make the card longer than the screen.
    const phone = `0301 ${String(Date.now() % 10_000_000).padStart(7, '0')}`
    await place(shopper, frock._id, ['Amna Ali', 'Bushra Butt'], phone)
    await openDesk(page, admin, shopper)
    await press(page, 'No answer')
    await expect(buyer(page)).toHaveText('Bushra Butt')
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('status')
    await expect(message).toHaveCSS('opacity', '1')
    await drawn(page)
    const { y: top = 0 } = (await message.boundingBox()) ?? {}
    for (const needed of [
      page.getByText(/^Cancelled and Change cannot be undone/),
      page.getByRole('group', { name: 'Outcome of the call' }),
    ]) {
      const { y = 0, height = 0 } = (await needed.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual(top)
    }
  },
)

test('an empty desk says what happens next', async ({ page, admin, shopper }) => {
  await openDesk(page, admin, shopper)
  await expect(empty(page, 'No one to call')).toBeVisible()
  await expectAccessible(page)
})
