import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { signUpInput } from '../../../test-support/factories.ts'
import { type MailServer, openMailServer } from '../../../test-support/open-mail-server.ts'
import { remote } from '../../../test-support/remote-client.ts'
import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { expect, hydrated, onDesktop, test as onSharedShop, signIn } from '../../e2e/shop-test.ts'
import {
  buildHome,
  groups,
  importProducts,
  makeCategories,
  setUp,
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

/** What is left of the shop that Zari is made for, of its categories, or of its dollars. */
const leftOver =
  /Zari|Powered by|USD|\bdollars?\b|\$\d|Multan|stitched by hand|demo shop|Chikankari|Frocks|Mommy|Semi Formal/i

/** What people and search engines read of a page: its text, its descriptions, and its facts for machines. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const meta = [...document.querySelectorAll('meta[content]')].map(each => each.getAttribute('content'))
    const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      each => each.textContent,
    )
    return [document.title, document.body.innerText, ...meta, ...facts].join('\n')
  })

/** Every page of this shop that a page links to. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, href }) => origin === location.origin && !href.includes('/admin'))
      .map(({ pathname }) => pathname),
  )

/** The left-over words of every page that can be reached, by its address. */
async function crawl(page: Page, start: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const seen = new Set(start)
  for (const path of seen) {
    await page.goto(path)
    await hydrated(page)
    const words = leftOver.exec(await wordsOf(page))?.[0]
    if (words) found[path] = words
    for (const link of await linksOf(page)) seen.add(link)
  }
  return found
}

const mails = ({ received }: FreshShop): string[] => received.map(({ raw }) => raw)

test.describe('a fresh shop', () => {
  // A page that is not there, and what is asked before somebody signs in.
  test.use({ expectedNoise: [/40[14]/] })

  test(
    'becomes a shop of its own by screens alone, and agrees to the rupee everywhere',
    onDesktop,
    async ({ page, freshShop, browser }) => {
      test.setTimeout(240_000)
      await page.goto('/login')
      await hydrated(page)
      // The pictures of the demo are not hers.
      await expect(page.locator('picture')).toHaveCount(0)
      await signIn(page, owner)
      await page.waitForURL(url => !url.pathname.includes('login'))
      await page.goto('/admin')
      const list = page.getByRole('region', { name: 'Before you open' })
      await expect(list).toContainText('0 of 10 done.')
      await expectAccessible(page)
      await setUp(page)
      await makeCategories(page)
      await writePolicies(page)
      await importProducts(page)
      await buildHome(page)

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
      await expect(shopping.getByText('Rs 100 to Rs 250, by city')).toBeVisible()
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

      await page.goto(`/admin/print/slips?ids=${orderId}`)
      await expect(page.getByText('Collect Rs 2,749')).toBeVisible()
      await page.goto(`/admin/print/invoices?ids=${orderId}`)
      await expect(page.getByRole('article')).toContainText('Rs 2,749')
      expect(leftOver.exec(await wordsOf(page))).toBeNull()
      const orderMails = () => mails(freshShop).filter(text => text.includes('we have your order'))
      await expect.poll(orderMails).toHaveLength(1)
      const [mail] = orderMails()
      expect(mail?.replaceAll('=C2=A0', ' ')).toContain('Total: Rs 2,749')

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
      expect(await crawl(shopping, ['/', '/track', '/login', '/signup', '/nowhere'])).toEqual({})
      for (const path of ['/feed/products.xml', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt']) {
        const text = await (await shopping.request.get(path)).text()
        expect(leftOver.exec(text)?.[0], path).toBeUndefined()
      }
      for (const text of mails(freshShop)) expect(leftOver.exec(text)?.[0]).toBeUndefined()
      const token = await page.evaluate(() => sessionStorage.getItem('token'))
      for (const path of ['/api/product/export', '/api/order/export']) {
        const answer = await fetch(freshShop.url + path, { headers: { authorization: `Bearer ${token}` } })
        const text = await answer.text()
        expect(text, path).toContain('Meena Lawn Two Piece')
        expect(
          leftOver.exec(`${answer.headers.get('content-disposition')} ${text}`)?.[0],
          path,
        ).toBeUndefined()
      }
      await context.close()
    },
  )
})
