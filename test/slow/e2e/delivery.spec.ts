import type { Page } from '@playwright/test'
import { setDelivery, twoZones } from '../../../test-support/set-delivery.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated, type Shopper } from '../../e2e/shop-test.ts'
import { watchShifts } from '../../e2e/watch-shifts.ts'
import { test } from './own-shop.ts'
import { setCheckout } from './set-checkout.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

const zone = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const term = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

test('the owner makes a zone, tries it out and saves it', async ({ page, baseURL, admin }) => {
  await setDelivery({ client: admin }, {})
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/delivery')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a zone' }).click()
  const first = zone(page, 'Zone 1')
  await expect(first.getByLabel('Name')).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name for the zone/)
  await expectAccessible(page)
  await first.getByLabel('Name').fill('Lahore and around')
  await first.getByLabel('Cities').fill('Lahore\nKasur')
  await first.getByLabel('Charge').fill('2.50')
  await first.getByLabel('Free from').fill('100')
  await first.getByLabel('Arrives after').fill('1')
  await first.getByLabel('Latest after').fill('3')
  await zone(page, 'Every other city').getByLabel('Charge').fill('4')
  await preview(page).getByLabel('City to try').fill('Lahor')
  await expect(preview(page)).toContainText('$9.00 more for free delivery.')
  await expect(preview(page)).toContainText('$93.50')
  await preview(page).getByLabel('City to try').fill('Quetta')
  await expect(preview(page)).toContainText('$95.00')
  await page.getByLabel('Holidays (optional)').fill('2026-12-25')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove 25 Dec 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last changes' })).toContainText(
    'Lahore and around (Lahore, Kasur): $2.50, free from $100.00, 1 to 3 days',
  )
  await expectAccessible(page)
})

async function openCheckout(page: Page, shopper: Shopper, productId: string): Promise<void> {
  await shopper.api.cart.add({ body: { productId, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/checkout')
  await page.getByLabel('Full name').fill('Ayesha Khan')
  await page.getByLabel('Address', { exact: true }).fill('House 12, Street 4')
  await page.getByLabel('Postal code').fill('54000')
}

const shownTotal = (page: Page) => page.getByRole('button', { name: /^(Place Order|Pay Now)/ })
const dollars = (amount: number) => `$${amount.toFixed(2)}`

test('a city is found after a slip, its delivery is shown, ordered and kept', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  await setDelivery({ client: admin }, { ...twoZones, elsewhere: { ...twoZones.elsewhere, takesCash: true } })
  await openCheckout(page, shopper, frock._id)
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Quetta')
  await expect(shownTotal(page)).toContainText(dollars(frock.price + 4))
  await city.fill('lahroe')
  const offered = page.getByRole('listbox', { name: 'Cities' })
  await expect(offered.getByRole('option', { name: 'Lahore' })).toBeVisible()
  await expectAccessible(page)
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(city).toHaveValue('Lahore')
  await expect(offered).toHaveCount(0)
  await page.getByText('Order summary').first().click()
  await expect(term(page, 'Arrives in Lahore').first()).toHaveText(/^\w{3} \d+/)
  await expect(shownTotal(page)).toContainText(dollars(frock.price + 2.5))
  await shownTotal(page).click()
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  const [order] = (await shopper.api.orders.mine()).orders
  expect(order).toMatchObject({ totalPrice: frock.price + 2.5, delivery: { charge: 2.5 } })
  await page.goto(`/user/orders/${order?._id}`)
  await expect(term(page, 'Delivery').first()).toHaveText('$2.50')
  await expect(term(page, 'Arrives in Lahore')).toHaveText(/^\w{3} \d+/)
})

test('where no cash is collected only a card is offered', async ({ page, admin, shopper, frock }) => {
  await setDelivery({ client: admin }, twoZones)
  await openCheckout(page, shopper, frock._id)
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Quetta')
  await page.getByLabel('Postal code').focus()
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
  await expect(page.getByText('Not offered in Quetta.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Pay by card/ })).toBeChecked()
  await city.fill('Lahore')
  await page.getByLabel('Postal code').focus()
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
})

test.describe('a charge that is raised while somebody checks out', () => {
  test.use({ expectedNoise: [/409/] })

  test('is shown before it is ordered', async ({ page, admin, shopper, frock }) => {
    await setDelivery({ client: admin }, twoZones)
    await openCheckout(page, shopper, frock._id)
    await page.getByRole('combobox', { name: 'City' }).fill('Lahore')
    await expect(shownTotal(page)).toContainText(dollars(frock.price + 2.5))
    await setDelivery(
      { client: admin },
      { ...twoZones, zones: twoZones.zones.map(each => ({ ...each, charge: 3 })) },
    )
    await shownTotal(page).click()
    await expect(page.getByRole('alert')).toContainText(`now comes to ${dollars(frock.price + 3)}`)
    await expect(shownTotal(page)).toContainText(dollars(frock.price + 3))
    await shownTotal(page).click()
    await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  })
})

test('the cart says what is missing until delivery is free', async ({ page, admin, shopper, frock }) => {
  const everywhere = { charge: 2, freeFrom: frock.price * 2, days: { from: 2, until: 4 }, takesCash: true }
  await setDelivery({ client: admin }, { elsewhere: everywhere })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/add-to-cart')
  await expect(page.getByText(`${dollars(frock.price)} more for free delivery.`)).toBeVisible()
  await expect(term(page, 'Total').last()).toHaveText(dollars(frock.price + 2))
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Increase|More|One more/ })
    .first()
    .click()
  await expect(term(page, 'Delivery')).toHaveText('Free')
  await setDelivery({ client: admin }, twoZones)
  await page.reload()
  // The account knows her city, which no zone names.
  await expect(term(page, 'Delivery').first()).toHaveText('$4.00')
  await expect(term(page, 'Total').last()).toBeVisible()
  await expect(page.getByText('Total before delivery')).toHaveCount(0)
})

/** Lahore in 1 to 3 days, everywhere else in 4 to 7. */
const byCity = { ...twoZones, elsewhere: { ...twoZones.elsewhere, days: { from: 4, until: 7 } } }
const piece = '/product/titli-butterfly-frock'
const dates = /\w{3} \d+( \w+)? to \w{3} \d+ \w+/

test('a product page says the days for everybody, and the dates once a city is chosen', async ({
  page,
  admin,
}) => {
  await setDelivery({ client: admin }, byCity)
  await watchShifts(page)
  await page.goto(piece)
  await hydrated(page)
  await expect(page.getByText('Arrives in 1 to 7 working days')).toBeVisible()
  await page.getByRole('button', { name: 'Choose your city' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where does it go?' })
  await dialog.getByRole('button', { name: 'Show the days' }).click()
  await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Enter your city.')
  await dialog.getByRole('combobox', { name: 'City' }).fill('lah')
  await expectAccessible(page)
  await dialog.getByRole('option', { name: 'Lahore' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change city' })).toBeFocused()
  await expect(page.getByText(/^Arrives in Lahore \w{3} \d/)).toHaveText(dates)
  await expectAccessible(page)

  // The kept page is the same for everybody, and the city takes the place of what it says.
  await page.reload()
  await expect(page.getByText(/^Arrives in Lahore \w{3} \d/)).toBeVisible()
  expect(await (await page.request.get(piece)).text()).not.toContain('Lahore')
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
})

test('the city of the last order is known on the product page and in the cart until she signs out', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  await setDelivery({ client: admin }, { ...byCity, elsewhere: { ...byCity.elsewhere, takesCash: true } })
  await openCheckout(page, shopper, frock._id)
  await expect(shownTotal(page)).toContainText(dollars(frock.price + 4))
  await page.getByRole('combobox', { name: 'City' }).fill('Kasur')
  await page.getByLabel('Phone').fill('0300 1234567')
  await shownTotal(page).click()
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
  await expect(term(page, 'Arrives in Kasur')).toHaveText(dates)

  await page.evaluate(() => localStorage.clear())
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 1 } })
  await page.goto('/add-to-cart')
  await expect(term(page, 'Arrives in Kasur')).toHaveText(dates)
  await expect(term(page, 'Total').last()).toHaveText(dollars(frock.price + 2.5))
  await expectAccessible(page)
  await page.goto(piece)
  await hydrated(page)
  await expect(page.getByText(/^Arrives in Kasur \w{3} \d/)).toBeVisible()
  await page.goto('/profile')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(piece)
  await hydrated(page)
  await expect(page.getByText('Arrives in 1 to 7 working days')).toBeVisible()
})

test('a city that is typed at the checkout is known on the next pages', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  await setDelivery({ client: admin }, byCity)
  await openCheckout(page, shopper, frock._id)
  await page.getByText('Order summary').first().click()
  await expect(term(page, 'Arrives').first()).toHaveText(dates)
  await page.getByRole('combobox', { name: 'City' }).fill('Quetta')
  await page.getByLabel('Postal code').focus()
  await expect(term(page, 'Arrives in Quetta').first()).toHaveText(dates)
  await page.goto(piece)
  await expect(page.getByText(/^Arrives in Quetta \w{3} \d/)).toBeVisible()
})

test('on a small phone the total before delivery stands beside the button', async ({
  page,
  admin,
  frock,
}) => {
  await setCheckout(admin, { guestsMayOrder: true })
  await setDelivery({ client: admin }, twoZones)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${frock.slug}?size=${frock.Size[0]?.Size}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'add to cart' }).first().click()
  const proceed = page.getByRole('link', { name: 'Proceed to Checkout' })
  const total = await page.getByText('Total before delivery').last().boundingBox()
  const button = await proceed.boundingBox()
  expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThan(button?.x ?? 0)
})
