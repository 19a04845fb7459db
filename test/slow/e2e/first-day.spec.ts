import type { Page } from '@playwright/test'
import { openMailServer } from '../../../test-support/open-mail-server.ts'
import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { expect, hydrated, onDesktop, test as onSharedShop } from '../../e2e/shop-test.ts'
import { type Hand, handOf } from './hand.ts'

const owner = { email: 'noor@noor.test', password: 'six-suits-on-one-rail-2026' }

/** A shop without the demo, whose owner has a mail server. */
const test = onSharedShop.extend<{ freshShop: RunningShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  freshShop: async ({}, use) => {
    const folder = await emptyShopFolder()
    const { host, close } = await openMailServer()
    const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
    const place = { DATA_DIR: folder.path, DEMO: '0', WARM_PICTURES: 'off', SMTP_URL: `smtp://${host}` }
    const shop = await startShop({ ...place, ...admin })
    await use(shop)
    await shop.stop()
    await close()
    await folder.remove()
  },
  baseURL: async ({ freshShop }, use) => use(freshShop.url),
})

const suits = [
  ['Gulbahar lawn suit', 'Lawn suits', '4950'],
  ['Mehr lawn suit', 'Lawn suits', '5250'],
  ['Zoya formal suit', 'Frocks', '12500'],
  ['Sana chikankari kurta', 'Chikankari', '6900'],
  ['Titli frock', 'Frocks', '3200'],
  ['Chand kurta', 'Frocks', '2900'],
] as const

test('an empty folder is an open shop with six products after 200 presses', onDesktop, async ({ page }) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  const hand = handOf(page)
  await page.goto('/admin')
  await hydrated(page)
  await signInByHand(hand)
  await page.waitForURL('/admin')
  await setUpByHand(page, hand)
  for (const suit of suits) await addByHand(page, hand, suit)
  await writePagesByHand(page, hand)
  await openByHand(page, hand)
  expect(hand.presses()).toBeLessThanOrEqual(200)
})

async function signInByHand(hand: Hand): Promise<void> {
  hand.begin('sign in')
  await hand.write('Email', owner.email)
  await hand.write('Password', owner.password)
  await hand.button('Sign in')
}

/** The steps, with her own name, number, charges, logo, and a category that she calls as her customers do. */
async function setUpByHand(page: Page, hand: Hand): Promise<void> {
  const goOn = async (next: string) => {
    await hand.button('Save and go on')
    await expect(page.getByRole('heading', { name: next, level: 2 })).toBeVisible()
  }
  hand.begin('settings')
  await hand.link('Set up step by step')
  await hand.press(page.getByLabel('Pakistan, cash on delivery'))
  await hand.button('Go on')
  await page.waitForURL('/admin/setup/shop')
  await hand.write('Name of the shop', 'Noor Kapray')
  await hand.write('Phone for customers', '0321 7654321')
  await goOn('Money')
  await goOn('Delivery')
  await hand.button('Add a zone')
  const zone = page.getByRole('group', { name: 'Zone 1', exact: true })
  for (const [label, text] of Object.entries({
    Name: 'Lahore',
    Cities: 'Lahore\nSheikhupura',
    Charge: '150',
    'Free from': '5000',
    'Arrives after': '1',
    'Latest after': '2',
  }))
    await hand.writeInto(zone.getByLabel(label), text)
  const elsewhere = page.getByRole('group', { name: 'Every other city', exact: true })
  await hand.writeInto(elsewhere.getByLabel('Arrives after'), '2')
  await hand.writeInto(elsewhere.getByLabel('Latest after'), '4')
  await goOn('Look')
  await hand.takeFiles('Upload Logo', ['logo'])
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
  await goOn('Categories')
  await hand.writeInto(page.getByRole('group', { name: 'Women' }).getByLabel('Category 1'), 'Lawn suits')
  await goOn('First products')
}

/** A product as she sells it: two pictures, a price, three sizes with their pieces. */
async function addByHand(
  page: Page,
  hand: Hand,
  [title, category, price]: (typeof suits)[number],
): Promise<void> {
  hand.begin('products')
  await hand.link('Add a product by hand')
  await hand.write('Title', title)
  await hand.choose('Category', category)
  await hand.write('Description', `${title}, sewn and ready to wear.`)
  await hand.write('Price', price)
  await hand.takeFiles('Upload images', [`${title} front`, `${title} back`])
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await hand.button('Add size')
  await page.keyboard.type('S, M, L')
  await page.keyboard.press('Enter')
  for (const size of ['S', 'M', 'L']) await hand.write(`Pieces: ${size}`, '4')
  await hand.button('Add Product')
  await page.waitForURL('/admin/setup/products')
}

/** What she promises, and each page that is drafted for her, with what only she knows written into its gaps. */
async function writePagesByHand(page: Page, hand: Hand): Promise<void> {
  hand.begin('words')
  await hand.button('Finish')
  await hand.link('Write what you promise')
  await hand.write('Announcement', 'Free delivery from Rs 5,000')
  await hand.write('Promises beside the price', 'Cash on delivery\nExchange within 7 days')
  await hand.write('Who you are', 'Suits from Lahore, sewn by hand.')
  await hand.button('Save')
  await expect(page.getByText('Saved. The shop shows it from now on.').last()).toBeVisible()
  await hand.link('Pages')
  for (const name of ['About the shop', 'Contact', 'Delivery', 'Returns and exchange', 'Privacy', 'Terms']) {
    await hand.press(page.getByRole('main').getByRole('link', { name, exact: true }))
    const text = page.getByLabel('Text', { exact: true })
    await expect(text).not.toHaveValue('')
    for (let gap = /\[\[[^\]]*\]\]/; gap.test(await text.inputValue()); )
      await hand.writeInto(text, (await text.inputValue()).replace(gap, 'as we agree with you'))
    await hand.button('Publish')
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  }
}

/** The last of the list before opening: a mail, and an order as a customer places it. */
async function openByHand(page: Page, hand: Hand): Promise<void> {
  hand.begin('opening')
  await hand.link('Today')
  await hand.link('Connect a mail server, and send a test mail')
  await hand.button('Send a test mail')
  await expect(page.getByText(`Look into the inbox of ${owner.email}.`)).toBeVisible()
  await hand.link('Today')
  await hand.link('Place a test order, as a customer would')
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Titli frock' }).first())
  await hand.press(page.getByText('M', { exact: true }).first())
  await hand.button('add to cart')
  await hand.press(page.getByRole('dialog').getByRole('link', { name: 'Check out' }).first())
  for (const [label, text] of Object.entries({
    Phone: '0300 1234567',
    'Full name': 'Bilal Ahmed',
    City: 'Lahore',
    Address: 'House 7, Street 2',
  }))
    await hand.write(label, text)
  await hand.button(/^Place Order/)
  await expect(page.getByText(/you pay when the parcel arrives/)).toBeVisible()
  // What it is called is where it stands.
  await page.goto('/category/lawn-suits')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.goto('/admin')
  const left = page.getByRole('region', { name: 'Before you open' }).getByRole('link')
  await expect(left).toHaveText(['The first backup is made in a few minutes'])
}
