import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { OrderDetail } from '../../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { signUpInput } from '../../../test-support/factories.ts'
import { type MailServer, openMailServer } from '../../../test-support/open-mail-server.ts'
import { remote } from '../../../test-support/remote-client.ts'
import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { expect, hydrated, onDesktop, test as onSharedShop, signIn } from '../../e2e/shop-test.ts'
import {
  crawl,
  expectTotal,
  leftOverIn,
  mailText,
  readFile,
  readPages,
  wordsOf,
} from './meena-lawn-checks.ts'
import {
  buildHome,
  groups,
  importProducts,
  makeCategories,
  ownPages,
  setUp,
  writeOwnPages,
  writePolicies,
} from './meena-lawn-steps.ts'

const owner = { email: 'meena@meena.test', password: 'lawn-by-the-metre-2026' }

type FreshShop = RunningShop & Pick<MailServer, 'received'> & { backUp: () => Promise<unknown> }

const run = promisify(execFile)

/** A shop without the demo, as the README opens one for customers. */
const test = onSharedShop.extend<object, { freshShop: FreshShop }>({
  freshShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const folder = await emptyShopFolder()
      const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
      const { host, received, close } = await openMailServer()
      const mail = { SMTP_URL: `smtp://${host}` }
      const shop = await startShop({
        DATA_DIR: folder.path,
        DEMO: '0',
        WARM_PICTURES: 'off',
        ...admin,
        ...mail,
      })
      const backUp = () =>
        run(process.execPath, ['scripts/backup.ts'], { env: { ...process.env, DATA_DIR: folder.path } })
      await use({ ...shop, received, backUp })
      await shop.stop()
      await close()
      await folder.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ freshShop }, use) => use(freshShop.url),
})

const mails = ({ received }: FreshShop): string[] => received.map(({ raw }) => mailText(raw))

/** What was mailed about an order with this in its subject. */
const mailsAbout = (shop: FreshShop, subject: string): string[] =>
  mails(shop).filter(text => text.includes(`: ${subject}`))

/** Where a shopper begins; the rest is linked. */
const shoppersPages = [
  '/',
  '/track',
  '/login',
  '/signup',
  '/nowhere',
  '/add-to-cart',
  '/checkout',
  '/profile',
]

/** Where the staff work on orders, and their lists. */
const staffPages = [
  ...['/admin', '/admin/orders', '/admin/confirm', '/admin/packing', '/admin/orders/new'],
  ...['/admin/customers', '/product-list', '/deals', '/admin/pages'],
]

async function expectMail(shop: FreshShop, subject: string, words: string): Promise<void> {
  await expect.poll(() => mailsAbout(shop, subject)).toHaveLength(1)
  expect(mailsAbout(shop, subject)[0]).toContain(words)
}

/** Confirms and sends a parcel, whose courier is corrected on the way. */
async function ship({ orders }: ApiClient, id: string): Promise<void> {
  const params = { id }
  await orders.call({ params, body: { outcome: 'confirmed' } })
  await orders.updateStatus({ params, body: { status: 'Processing' } })
  await orders.updateStatus({ params, body: { status: 'Shipped', courier: 'TCS' } })
  await orders.parcel({ params, body: { courier: 'Leopards', trackingNumber: 'LE123' } })
}

/** A second order like the first, which is cancelled. */
async function cancelAnother(owner: ApiClient, buyer: ApiClient, placed: OrderDetail): Promise<void> {
  const [line] = placed.items
  await buyer.cart.add({ body: { productId: line?.productId._id ?? '', quantity: 1 } })
  const { _id: id } = await buyer.orders.create({ body: { shippingAddress: placed.shippingAddress } })
  await owner.orders.updateStatus({ params: { id }, body: { status: 'Cancelled' } })
}

test.describe('a fresh shop', () => {
  // A page that is not there, and what is asked before somebody signs in.
  test.use({ expectedNoise: [/40[14]/] })

  test(
    'becomes a shop of its own by screens alone, and agrees to the rupee everywhere',
    onDesktop,
    async ({ page, freshShop, browser }) => {
      test.setTimeout(300_000)
      await page.goto('/login')
      await hydrated(page)
      // The pictures of the demo are not hers.
      await expect(page.locator('picture')).toHaveCount(0)
      await signIn(page, owner)
      await page.waitForURL(url => !url.pathname.includes('login'))
      await page.goto('/admin')
      const list = page.getByRole('region', { name: 'Before you open' })
      await expect(list).toContainText('0 of 11 done.')
      await expectAccessible(page)
      await setUp(page)
      await makeCategories(page)
      await writePolicies(page)
      await importProducts(page)
      await buildHome(page)
      await writeOwnPages(page)

      const buyer = signUpInput()
      await remote(freshShop.url).accounts.signUp({ body: buyer })
      const context = await browser.newContext({ baseURL: freshShop.url })
      const shopping = await context.newPage()
      await shopping.goto('/')
      await expect(shopping.getByRole('heading', { level: 2 }).first()).toHaveText('Printed in our own mill')
      await expect(shopping.getByRole('region', { name: 'From our shelves' }).getByRole('link')).toHaveText([
        'Two Piece',
        'Bridal Dupattas',
      ])
      for (const name of Object.values(groups).flat())
        await expect(shopping.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
      await expectAccessible(shopping)
      await shopping.goto('/login')
      await hydrated(shopping)
      await signIn(shopping, buyer)
      await shopping.waitForURL(url => !url.pathname.includes('login'))
      await shopping.goto('/category/two-piece')
      await shopping.getByRole('link', { name: 'Meena Lawn Two Piece' }).first().click()
      await expect(shopping.getByRole('heading', { level: 1 })).toHaveText('Meena Lawn Two Piece')
      await expect(shopping.getByText('Rs 2,499').first()).toBeVisible()
      // Facts for machines are in what the server sends.
      await shopping.reload()
      await hydrated(shopping)
      expect(await wordsOf(shopping)).toMatch(/"price":"2499\.00","priceCurrency":"PKR"/)
      await shopping.getByRole('button', { name: 'add to cart' }).first().click()
      const added = shopping.getByRole('dialog', { name: 'In your cart' })
      await added.getByRole('link', { name: /cart/ }).click()
      // Karachi, as her account says.
      await expect(shopping.getByRole('definition').filter({ hasText: 'Rs 2,749' })).toBeVisible()
      await shopping.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
      await shopping.getByRole('combobox', { name: 'City' }).fill('lyallpur')
      await shopping.getByLabel('Address', { exact: true }).focus()
      await expect(shopping.getByRole('button', { name: 'Place Order · Rs 2,599' })).toBeVisible()
      await shopping.getByRole('combobox', { name: 'City' }).fill('Multaan')
      await shopping.getByLabel('Address', { exact: true }).focus()
      await shopping.getByRole('button', { name: 'Place Order · Rs 2,749' }).click()
      await expect(shopping.getByText('Keep Rs 2,749 ready: you pay when the parcel arrives.')).toBeVisible()
      await shopping.getByRole('link', { name: 'View your order' }).click()
      await shopping.waitForURL(/\/user\/orders\/[^/?]+/)
      await expect(shopping.getByRole('term').filter({ hasText: 'Total' }).first()).toBeVisible()
      await expect(shopping.getByText('Rs 2,749').first()).toBeVisible()
      const orderId = new URL(shopping.url()).pathname.split('/').at(-1) ?? ''

      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
      const buyerToken = await shopping.evaluate(() => sessionStorage.getItem('token') ?? '')
      const [ownerApi, buying] = [remote(freshShop.url, token), remote(freshShop.url, buyerToken)]
      const placed = await buying.orders.get({ params: { id: orderId } })
      const order = { id: orderId, number: placed.number, phone: placed.shippingAddress.phone ?? '' }
      const shop = { url: freshShop.url, token, staff: page, buyer: shopping, owner: ownerApi, buying }
      await expectTotal(shop, order, 2749)
      await expectMail(freshShop, 'we have your order', 'Total: Rs 2,749')
      await ownerApi.orders.change({
        params: { id: orderId },
        body: { version: 1, discount: { amount: 49, reason: 'A regular buyer' } },
      })
      await expectTotal(shop, order, 2700)
      await expectMail(freshShop, 'changed', 'Total: Rs 2,700')
      await ship(ownerApi, orderId)
      await expectMail(freshShop, 'on its way', 'keep Rs 2,700 ready')
      await expectMail(freshShop, 'tracking your parcel', 'Total: Rs 2,700')
      await expectTotal(shop, order, 2700)
      await cancelAnother(ownerApi, buying, placed)
      await expectMail(freshShop, 'cancelled', 'Total: Rs 2,749')

      await page.goto('/admin/health')
      await page.getByRole('button', { name: 'Send a test mail' }).click()
      await expect(page.getByText(`Look into the inbox of ${owner.email}.`)).toBeVisible()
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Revenue and orders' })).toBeVisible()
      await expect(list.getByRole('link')).toHaveText(['The first backup is made in a few minutes'])
      await freshShop.backUp()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Revenue and orders' })).toBeVisible()
      await expect(list).toBeHidden()
      const [line] = placed.items
      await buying.cart.add({ body: { productId: line?.productId._id ?? '', quantity: 3 } })
      const { seen, leftOvers } = await crawl(shopping, shoppersPages)
      expect(leftOvers).toEqual({})
      for (const path of Object.values(ownPages)) expect(seen).toContain(path)
      expect(await readPages(page, [...staffPages, `/admin/orders?open=${orderId}`])).toEqual({})
      for (const path of ['/feed/products.xml', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt'])
        expect(leftOverIn(await (await shopping.request.get(path)).text()), path).toBeUndefined()
      for (const text of mails(freshShop)) expect(leftOverIn(text)).toBeUndefined()
      for (const path of ['/api/product/export', '/api/order/export'])
        expect(await readFile(freshShop.url, token, path)).toContain('Meena Lawn Two Piece')
      await context.close()
    },
  )
})
