import { expectAccessible } from './expect-accessible.ts'
import { choose, openListOf, place, placeOne, row, said, step, tab } from './orders-list.ts'
import { arriveAsAdmin, expect, onBothSizes, onDesktop, test } from './shop-test.ts'

test.beforeEach(async ({ page, baseURL }) => arriveAsAdmin(page, baseURL))

test('ten orders are confirmed and packed on the phone without scrolling back', async ({
  page,
  shopper,
  stranger,
  frock,
}) => {
  // Of this run alone, however often it is repeated.
  const fullName = `Zubaida ${shopper.firstName} ${Date.now()}`
  await place(shopper, frock._id, 5, { fullName })
  await place(stranger, frock._id, 5, { fullName, phone: '0300 7654322' })
  await page.goto(`/admin/orders?q=${encodeURIComponent(fullName)}&tab=pending`)
  const cards = page.locator('tr[data-order]')
  await expect(cards).toHaveCount(10)
  const height = (await cards.last().boundingBox())?.y ?? 0
  expect(height - ((await cards.first().boundingBox())?.y ?? 0)).toBeLessThan(1_200)
  let furthest = 0
  for (let left = 10; left > 0; left--) {
    const first = cards.first()
    await first.getByRole('button', { name: /^Confirm order/ }).click()
    await first.getByRole('button', { name: /^Pack order/ }).click()
    await expect(cards).toHaveCount(left - 1)
    const at = await page.evaluate(() => window.scrollY)
    // The page gets shorter, which may move it up by itself; nobody has to.
    const longest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(at).toBeGreaterThanOrEqual(Math.min(furthest, longest))
    furthest = at
  }
  await expect(tab(page, 'Processing')).toContainText('10')
})

test('an order is packed only once the shop has recorded that its buyer confirmed it', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  const asked: string[] = []
  const answer = Promise.withResolvers<void>()
  page.on('request', request => {
    if (request.url().includes('/update-status/')) asked.push(request.url())
  })
  await page.route('**/api/order/call/*', async route => {
    await answer.promise
    await route.continue()
  })
  await step(page, order).click()
  await step(page, order).click()
  await expect(row(page, order)).toContainText('Saving…')
  // Whatever the page has asked by now is heard of before this.
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual([])
  answer.resolve()
  await expect(row(page, order)).toHaveCount(0)
  expect(await admin.orders.staffGet({ params: { id: order._id } })).toMatchObject({
    status: 'Processing',
    confirmation: 'confirmed',
  })
})

test('an order whose confirmation could not be saved is not packed', async ({
  page,
  shopper,
  admin,
  frock,
  noise,
}) => {
  noise.push(/ERR_FAILED/)
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  const answer = Promise.withResolvers<void>()
  await page.route(
    '**/api/order/call/*',
    async route => {
      await answer.promise
      await route.abort()
    },
    { times: 1 },
  )
  await step(page, order).click()
  await step(page, order).click()
  answer.resolve()
  const failed = said(page, `The call about order #${order.number} was not recorded.`)
  await expect(step(page, order)).toHaveText(/^Confirm/)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(step(page, order)).toHaveText(/^Pack/)
  const now = await admin.orders.staffGet({ params: { id: order._id } })
  expect(now).toMatchObject({ status: 'Pending', confirmation: 'confirmed', attempts: 1 })
})

test("packing by the form of an order's details waits for its call, too", async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  const asked: string[] = []
  const answer = Promise.withResolvers<void>()
  page.on('request', request => {
    if (request.url().includes('/update-status/')) asked.push(request.url())
  })
  await page.route('**/api/order/call/*', async route => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name: `Details of order #${order.number}` }).click()
  const drawer = page.getByRole('dialog', { name: `Order #${order.number}` })
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click()
  await drawer.getByRole('tab', { name: 'Update Status' }).click()
  await drawer.getByLabel('New status').selectOption('Processing')
  await drawer.getByRole('button', { name: 'Update Status' }).click()
  const why = page.getByRole('alertdialog')
  await why.getByLabel('Why is it packed all the same?').fill('Known buyer')
  await why.getByRole('button', { name: 'Pack', exact: true }).click()
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual([])
  answer.resolve()
  await expect
    .poll(() => admin.orders.staffGet({ params: { id: order._id } }))
    .toMatchObject({ status: 'Processing', confirmation: 'confirmed' })
})

test('an order is cancelled though a call about it could not be saved', async ({
  page,
  shopper,
  admin,
  frock,
  noise,
}) => {
  noise.push(/ERR_FAILED/)
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/order/call/*', async route => {
    await answer.promise
    await route.abort()
  })
  await step(page, order).click()
  await choose(page, order, 'Cancel order…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  answer.resolve()
  await expect(said(page, `The call about order #${order.number} was not recorded.`)).toBeVisible()
  await expect
    .poll(async () => (await admin.orders.staffGet({ params: { id: order._id } })).status)
    .toBe('Cancelled')
})

test('a move is taken back from its message', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await step(page, order).click()
  await expect(step(page, order)).toHaveText(/^Pack/)
  await step(page, order).click()
  await expect(row(page, order)).toHaveCount(0)
  const message = said(page, `Order #${order.number} is now Processing.`)
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(said(page, `Undone: order #${order.number}.`)).toBeVisible()
  await expect(step(page, order)).toHaveText(/^Pack/)
  expect(await admin.orders.staffGet({ params: { id: order._id } })).toMatchObject({
    status: 'Pending',
    confirmation: 'confirmed',
  })
})

test('of many to pack those that nobody has confirmed stay, unless one says otherwise', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const orders = await place(shopper, frock._id, 3)
  for (const { _id: id } of orders.slice(0, 2))
    await admin.orders.call({ params: { id }, body: { outcome: 'confirmed' } })
  await openListOf(page, shopper)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByLabel('Move to').selectOption('Processing')
  await bar.getByRole('button', { name: 'Move' }).click()
  const ask = page.getByRole('dialog', { name: 'One of three is not confirmed' })
  await expect(ask.getByRole('button', { name: 'Pack the two confirmed' })).toBeFocused()
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Pack the two confirmed' }).click()
  await expect(said(page, '2 orders are now Processing.')).toBeVisible()
  await expect(page.locator('tr[data-order]')).toHaveCount(1)
  await expect(bar).toContainText('1 selected')
  await said(page, '2 orders are now Processing.').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tr[data-order]')).toHaveCount(3)
})

test('a call is taken back from its message', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  await openListOf(page, shopper)
  await step(page, order).click()
  await expect(step(page, order)).toHaveText(/^Pack/)
  await said(page, `Order #${order.number}: confirmed.`).getByRole('button', { name: 'Undo' }).click()
  await expect(said(page, `Undone: the call about order #${order.number}.`)).toBeVisible()
  await expect(step(page, order)).toHaveText(/^Confirm/)
  const now = await admin.orders.staffGet({ params: { id: order._id } })
  expect(now).toMatchObject({ confirmation: 'open', attempts: 0 })
})

test('a parcel that came back is recorded from the row', async ({ page, shopper, admin, frock }) => {
  const order = await placeOne(shopper, frock._id)
  for (const status of ['Processing', 'Shipped'] as const)
    await admin.orders.updateStatus({ params: { id: order._id }, body: { status } })
  await openListOf(page, shopper, 'tab=shipped')
  await choose(page, order, 'Parcel refused…')
  const ask = page.getByRole('alertdialog', { name: `Was the parcel of order #${order.number} refused?` })
  await ask.getByRole('button', { name: 'Parcel refused' }).click()
  await expect(said(page, `Order #${order.number}: the parcel was refused and came back.`)).toBeVisible()
  await expect(row(page, order)).toHaveCount(0)
  await page.getByRole('tab', { name: /^Returned/ }).click()
  await expect(row(page, order)).toContainText('Refused')
})

test('the drawer leads to the orders before and after', async ({ page, shopper, frock }) => {
  const [older, newer] = await place(shopper, frock._id, 2)
  if (!older || !newer) throw new Error('no orders')
  await openListOf(page, shopper)
  await page.getByRole('link', { name: `Details of order #${newer.number}` }).click()
  await expect(page.getByRole('dialog', { name: `Order #${newer.number}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous order' })).toBeDisabled()
  await page.getByRole('link', { name: 'Next order' }).click()
  await expect(page.getByRole('dialog', { name: `Order #${older.number}` })).toContainText(frock.title)
  await expect(page.getByRole('button', { name: 'Next order' })).toBeDisabled()
  await onBothSizes(page, () => expectAccessible(page))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an open order is confirmed and packed in its drawer, which then leads to the next', async ({
  page,
  shopper,
  admin,
  frock,
}) => {
  const [older, newer] = await place(shopper, frock._id, 2)
  if (!older || !newer) throw new Error('no orders')
  await openListOf(page, shopper)
  await page.getByRole('link', { name: `Details of order #${newer.number}` }).click()
  const drawer = page.getByRole('dialog', { name: `Order #${newer.number}` })
  await drawer.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'No answer' }).click()
  await expect(drawer.getByText('1 call, not reached').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click()
  await drawer.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(drawer.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
  await expect(row(page, newer)).toHaveCount(0)
  await page.getByRole('link', { name: 'Next order' }).click()
  await expect(page.getByRole('dialog', { name: `Order #${older.number}` })).toBeVisible()
  expect((await admin.orders.staffGet({ params: { id: newer._id } })).status).toBe('Processing')
})

test(
  'eighteen orders are in sight in low rows, which stay low for this person',
  onDesktop,
  async ({ page }) => {
    // No news of what other tests do to the orders: a list that is read again is paler meanwhile.
    await page.route('**/api/order/events', () => undefined)
    await page.goto('/admin/orders?tab=all')
    await page.getByLabel('Compact rows').check()
    const rows = page.locator('tr[data-order]')
    await expect(rows).toHaveCount(25)
    const inSight = () =>
      rows.evaluateAll(all => all.filter(each => each.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(inSight).toBeGreaterThanOrEqual(18)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Compact rows')).toBeChecked()
    await expect(rows).toHaveCount(25)
    await page.getByLabel('Compact rows').uncheck()
    await expect(rows).toHaveCount(10)
  },
)

test('the bottom bar of the phone shows where one is', async ({ page }) => {
  await page.goto('/admin/orders')
  const bar = page.getByRole('navigation', { name: 'Staff' })
  await expect(bar.getByRole('button', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('tr[data-order]').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Shop' }).click()
  const settings = page.getByRole('menuitem', { name: 'Settings' })
  await expect(settings).toBeVisible()
  // In one turn of the browser: nothing moves the menu meanwhile but its own place.
  const moved = await settings.evaluate(item => {
    const before = item.getBoundingClientRect().top
    window.scrollBy({ top: 300, behavior: 'instant' })
    return item.getBoundingClientRect().top - before
  })
  expect(moved).toBe(0)
  await settings.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(bar.getByRole('button', { name: 'Shop' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test('members of the staff find on the home page what waits, and the way to Today', async ({
  page,
  shopper,
  frock,
}) => {
  await place(shopper, frock._id)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'For the staff' })
  await expect(bar.getByRole('link', { name: /^\d+ to confirm$/ })).toBeVisible()
  await onBothSizes(page, () => expectAccessible(page))
  await bar.getByRole('link', { name: 'Go to Today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
})
