import type { Page } from '@playwright/test'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { expect, hydrated } from '../../e2e/shop-test.ts'

/** What is left of the shop that Zari is made for, of its categories, or of its dollars. */
const leftOver =
  /Zari|Powered by|USD|\bdollars?\b|\$\d|workshop in Multan|leave Multan|Bohar Gate|stitched by hand|demo shop|Chikankari|Frocks|Mommy|Semi Formal/i

/** The first left-over word of a text; undefined where there is none. */
export const leftOverIn = (text: string): string | undefined => leftOver.exec(text)?.[0]

/** What people and search engines read of a page: its text, its descriptions, and its facts for machines. */
export const wordsOf = (page: Page) =>
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

/** Every page that can be reached from these, and its left-over words by its address. */
export async function crawl(page: Page, start: readonly string[]) {
  const leftOvers: Record<string, string> = {}
  const seen = new Set(start)
  for (const path of seen) {
    const words = await leftOverOn(page, path)
    if (words) leftOvers[path] = words
    for (const link of await linksOf(page)) seen.add(link)
  }
  return { seen: [...seen], leftOvers }
}

async function leftOverOn(page: Page, path: string): Promise<string | undefined> {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  return leftOverIn(await wordsOf(page))
}

/** The same for these pages alone. */
export async function readPages(page: Page, paths: readonly string[]) {
  const leftOvers: Record<string, string> = {}
  for (const path of paths) {
    const words = await leftOverOn(page, path)
    if (words) leftOvers[path] = words
  }
  return leftOvers
}

/** A mail as it is read: with lines that were wrapped and letters that were escaped on the way. */
export function mailText(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const quoted = body.join('\n\n').replace(/=\r?\n/g, '')
  const bytes = quoted.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString()}`.replaceAll('\u00a0', ' ')
}

type Order = { id: string; number: number; phone: string }
type Shop = { url: string; staff: Page; buyer: Page; owner: ApiClient; buying: ApiClient; token: string }

/** That every screen, sheet, call and file tells the same total of an order, and none of them what is not hers. */
export async function expectTotal({ staff, buyer, ...shop }: Shop, order: Order, rupees: number) {
  const text = `Rs ${rupees.toLocaleString('en')}`
  const expectOn = async (page: Page, path: string, role: 'main' | 'article' | 'dialog', words = text) => {
    await page.goto(path)
    await expect(page.getByRole(role).first()).toContainText(words)
    expect(leftOverIn(await wordsOf(page)), path).toBeUndefined()
  }
  await expectOn(buyer, `/user/orders/${order.id}`, 'main')
  await expect(totalOn(buyer)).toHaveText(text)
  await expectOn(buyer, '/user/orders', 'main')
  await buyer.goto(`/track?number=${order.number}`)
  await hydrated(buyer)
  await buyer.getByLabel('Phone').fill(order.phone)
  await buyer.getByRole('button', { name: 'Track order' }).click()
  await expect(totalOn(buyer)).toHaveText(text)
  expect(leftOverIn(await wordsOf(buyer))).toBeUndefined()
  await expectOn(staff, `/admin/print/slips?ids=${order.id}`, 'article', `Collect ${text}`)
  await expectOn(staff, `/admin/print/invoices?ids=${order.id}`, 'article')
  await expectOn(staff, `/admin/orders?open=${order.id}`, 'dialog')
  const params = { id: order.id }
  expect(await shop.buying.orders.get({ params })).toMatchObject({ totalPrice: rupees, currency: 'PKR' })
  expect(await shop.owner.orders.staffGet({ params })).toMatchObject({ totalPrice: rupees, currency: 'PKR' })
  expect(await exportedTotal(shop, order)).toEqual([String(rupees), 'PKR'])
}

const totalOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=following-sibling::dd')

/** The total and its currency in the first row of an order in the file of orders. */
async function exportedTotal({ url, token }: Pick<Shop, 'url' | 'token'>, { number }: Order) {
  const text = await readFile(url, token, '/api/order/export')
  const [headings = [], ...rows] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map(cellsOf)
  const row = rows.find(([first]) => first === String(number))
  const cell = (name: string) => row?.[headings.indexOf(name)]
  return [cell('Order total'), cell('Currency')]
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

/** A file that the owner takes away, with what it is called. */
export async function readFile(url: string, token: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  expect(leftOverIn(answer.headers.get('content-disposition') ?? ''), path).toBeUndefined()
  const text = await answer.text()
  expect(leftOverIn(text), path).toBeUndefined()
  return text
}
