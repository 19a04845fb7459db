import { api } from '../../../src/contract/api.ts'
import { setupSteps } from '../../../src/contract/settings/setup.ts'
import { stepTexts } from '../../../src/web/staff/setup/setup-texts.ts'
import { arriveAsAdmin, expect, hydrated, onDesktop } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'
import { readSpecifiedCalls } from './specified-calls.ts'
import { readJourney } from './specified-journey.ts'

test.use({ shopOf: import.meta.url })

/** What somebody reads of a page as the server sends it, with its facts for search engines: no scripts, styles, pictures. */
const wordsOf = (html: string) => [
  ...html
    .matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>|<(?:meta|title)[^>]*>/g)
    .map(([all]) => all),
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' '),
]

const read = async (url: string) => (await fetch(url)).text()

/** Every public page that the shop names to search engines, and those that it does not. */
async function readPages(shop: string): Promise<Record<string, unknown>> {
  const sitemap = await read(`${shop}/sitemap.xml`)
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(named.length).toBeGreaterThan(60)
  const others = [
    '/search?q=kurta',
    '/login',
    '/signup',
    '/add-to-cart',
    '/track',
    '/nowhere',
    '/feed/products.xml',
  ]
  const pages: Record<string, unknown> = {}
  for (const path of [...named, ...others]) pages[path] = wordsOf(await read(shop + path))
  return pages
}

/** What every call answers that anybody may make without naming anything. */
async function readCalls(shop: string): Promise<Record<string, unknown>> {
  const open = Object.values(api)
    .flatMap(rows => Object.values(rows))
    .filter(({ method, access, path }) => method === 'GET' && access === 'anyone' && !path.includes('{'))
  expect(open.length).toBeGreaterThan(5)
  const answers: Record<string, unknown> = {}
  for (const { path } of open) answers[path] = await (await fetch(shop + path)).json()
  return answers
}

test(
  'a shop that its owner sets up "As specified" says and answers what it did before',
  onDesktop,
  async ({ page, browser, ownShop, baseURL }) => {
    // What is sold on the way shows on public pages, so these are read after it here, and before it below.
    const [journey, specified] = [
      await readJourney(browser, ownShop.url),
      await readSpecifiedCalls(ownShop.url),
    ]
    const before = { pages: await readPages(ownShop.url), calls: await readCalls(ownShop.url) }
    await arriveAsAdmin(page, baseURL)
    await page.goto('/admin/setup')
    await hydrated(page)
    await page.getByLabel('As specified').check()
    await page.getByRole('button', { name: 'Go on' }).click()
    for (const step of setupSteps) {
      // The address changes before the form does, and the former form has the same button.
      await expect(page.getByRole('heading', { name: stepTexts[step].name })).toBeVisible()
      await page.getByRole('button', { name: /^(Save and go on|Keep the demo and finish)$/ }).click()
    }
    await expect(page.getByRole('heading', { name: 'Your shop is set up' })).toBeVisible()
    expect(await readPages(ownShop.url)).toEqual(before.pages)
    expect(await readCalls(ownShop.url)).toEqual(before.calls)
    expect(await readSpecifiedCalls(ownShop.url)).toEqual(specified)
    expect(await readJourney(browser, ownShop.url)).toEqual(journey)
    for (const [line, { status }] of Object.entries(specified)) expect([200, 201], line).toContain(status)
  },
)
