import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { quietChromium } from '../test/e2e/quiet-chromium.ts'
import { orderData } from '../test/factories.ts'
import { remote, signInDemo } from '../test/process/remote-client.ts'
import { startShop, temporaryFolder } from '../test/start-shop.ts'
import { findChromium } from './find-chromium.ts'

/**
 * Writes a picture of every screen, on a phone and on a desktop, into `screenshots/`. With `--readme` it
 * renews the few in `docs/pictures/` instead, which the README shows.
 */
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
type Size = keyof typeof sizes

type Screen = { name: string; path: string; signedIn?: boolean; fullPage?: boolean }

async function screensOf(url: string, token: string): Promise<Screen[]> {
  const shopper = remote(url, token)
  const [product] = await shopper.product.byCategory({ params: { id: 'w-chickankari' } })
  await shopper.cart.add({
    body: { productId: product?._id ?? '', quantity: 1, options: { color: 'Pistachio', size: 'M' } },
  })
  const order = await shopper.order.create({ body: orderData() })
  await shopper.cart.add({
    body: { productId: product?._id ?? '', quantity: 2, options: { color: 'Rose', size: 'S' } },
  })
  return [
    { name: 'home', path: '/', fullPage: true },
    { name: 'category', path: '/category/w-semi-formal', fullPage: true },
    { name: 'product', path: `/product/${product?._id}`, fullPage: true },
    { name: 'search', path: '/search?q=frok' },
    { name: 'search-nothing', path: '/search?q=tuxedo' },
    { name: 'login', path: '/login' },
    { name: 'signup', path: '/signup', fullPage: true },
    { name: 'not-found', path: '/nowhere' },
    { name: 'cart', path: '/add-to-cart', signedIn: true },
    { name: 'checkout', path: '/checkout', signedIn: true, fullPage: true },
    { name: 'order-placed', path: `/?order=${order._id}`, signedIn: true },
    { name: 'orders', path: '/user/orders', signedIn: true, fullPage: true },
    { name: 'profile', path: '/profile', signedIn: true },
  ]
}

const forReadme: [string, Size][] = [
  ['home', 'desktop'],
  ['product', 'desktop'],
  ['category', 'phone'],
  ['checkout', 'phone'],
]

async function main() {
  const folder = await temporaryFolder()
  const shop = await startShop({ DATA_DIR: folder.path, SHOP_PHONE: '+92 300 1234567' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietChromium })
  try {
    const token = await signInDemo(shop.url, 'shopper')
    const screens = await screensOf(shop.url, token)
    if (process.argv.includes('--readme')) await renewReadme(browser, shop.url, screens)
    else await takeAll(browser, shop.url, screens)
  } finally {
    await browser.close()
    await shop.stop()
    await folder.remove()
  }
}

async function takeAll(browser: Browser, url: string, screens: Screen[]) {
  mkdirSync('screenshots', { recursive: true })
  for (const size of Object.keys(sizes) as Size[]) {
    for (const screen of screens) {
      await withPage(browser, url, size, screen, page =>
        page.screenshot({
          path: join('screenshots', `${screen.name}-${size}.png`),
          fullPage: screen.fullPage ?? false,
        }),
      )
    }
  }
}

async function renewReadme(browser: Browser, url: string, screens: Screen[]) {
  for (const [name, size] of forReadme) {
    const screen = screens.find(one => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}`)
    const png = await withPage(browser, url, size, screen, page => page.screenshot())
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(join('docs', 'pictures', `${name}-${size}.webp`))
  }
}

async function withPage<T>(
  browser: Browser,
  url: string,
  size: Size,
  screen: Screen,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: sizes[size],
    reducedMotion: 'reduce',
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
  })
  try {
    const page = await context.newPage()
    if (screen.signedIn) await signIn(page, url)
    await page.goto(url + screen.path, { waitUntil: 'networkidle' })
    await loadLazyPictures(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('shopper@example.com')
  await page.getByLabel('Password', { exact: true }).fill('zari-shopper')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${url}/`)
}

/** Walks down the page once, so that pictures below the fold are there. */
async function loadLazyPictures(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) {
    await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // The header comes back in answer to the scrolling, a frame later.
  await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().top ?? 0) >= 0)
}

await main()
