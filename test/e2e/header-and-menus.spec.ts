import type { Locator, Page } from '@playwright/test'
import { goOffline, goOnline } from '../../test-support/connection.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openFooter } from './open-footer.ts'
import { arriveSignedIn, bothSizes, expect, hydrated, onDesktop, test } from './shop-test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test.describe('the menus of wide screens', onDesktop, () => {
  test('open and close by keyboard, and give the focus back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const women = page.getByRole('button', { name: 'Women' })
    await women.focus()
    await page.keyboard.press('Enter')
    await expect(women).toHaveAttribute('aria-expanded', 'true')
    await expect(inHeader(page, 'Printed Kurta')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(inHeader(page, 'All Women')).toBeFocused()
    await expect(page.locator('header li:has(> a:text-is("Chikankari")) img')).toHaveJSProperty(
      'complete',
      true,
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(women).toHaveAttribute('aria-expanded', 'false')
    await expect(women).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Kids' }).focus()
    await expect(women).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Enter')
    await inHeader(page, 'Frocks').press('Enter')
    await expect(page).toHaveURL('/category/k-froks')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Kids' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('the account’s menu closes on a click outside', async ({ page, shopper }) => {
    await arriveSignedIn(page, shopper)
    await page.goto('/')
    const account = page.getByRole('button', { name: /^Account of/ })
    await account.click()
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wishlist', exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Prices in US dollars').click()
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeHidden()
  })
})

test.describe('the menu of phones', () => {
  test('holds the focus, closes with Esc and by a swipe, and leads on', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const open = page.getByRole('button', { name: 'Menu' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Shop' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Track your order' })).toBeVisible()
    await sheet.getByText('Kids', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'Frocks' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'All Kids' })).toHaveAttribute('href', '/category/kids')
    await expect(sheet.getByRole('link', { name: 'New in' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Chikankari' })).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await swipeLeft(sheet)
    await expect(sheet).toBeHidden()

    await open.click()
    await sheet.getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(sheet).toBeHidden()
  })

  test('the bar at the bottom leads to five places and says where one is', async ({ page }) => {
    await page.goto('/wishlist')
    await hydrated(page)
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(bar.locator('a, button')).toHaveText(['Home', 'Shop', 'Search', 'Orders', 'Account'])
    await bar.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search products' }).last()).toBeFocused()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Shop' }).click()
    await expect(page.getByRole('dialog', { name: 'Shop' })).toBeVisible()
    for (const box of await bar.locator('a, button').all()) {
      const { height = 0 } = (await box.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
    }
  })
})

test('the header hides on scrolling down and comes back on focus', bothSizes, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  await page.mouse.wheel(0, 1500)
  await expect(header).not.toBeInViewport()
  await header.getByRole('link', { name: /^Zari/ }).focus()
  await expect(header).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1600)
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('scrolled to the top, the header is in its place in the same frame', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.getByRole('banner')
  const { y: place } = (await header.boundingBox()) ?? {}
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(header).not.toBeInViewport()
  const placeAtOnce = await header.evaluate(async element => {
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    return element.getBoundingClientRect().y
  })
  expect(placeAtOnce).toBe(place)
})

test('the cart badge is shown only when something is in the cart', async ({ page, shopper, frock }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toBeVisible()
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await arriveSignedIn(page, shopper)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a slow navigation shows a progress line, after eight seconds words too, and a quick one does not', async ({
  page,
}) => {
  await page.goto('/category/k-froks')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/category/k-hand-work.data*', async route => {
    await held.promise
    await route.continue()
  })
  await openFooter(page)
  await inFooter(page, 'Hand Work').last().click()
  await expect(page.locator('[data-pending="/category/k-hand-work"]')).toBeVisible()
  await expect(inFooter(page, 'Hand Work').last()).toHaveCSS('animation-name', 'pulse')
  const words = page.getByText('Still working')
  await expect(words).toBeHidden()
  const waits = await words.evaluate(element => {
    const [animation] = element.getAnimations()
    const delay = animation?.effect?.getTiming().delay
    animation?.finish()
    return delay
  })
  expect(waits).toBe(8_000)
  await expect(words).toBeVisible()
  held.resolve()
  await expect(page).toHaveURL('/category/k-hand-work')
  await expect(page.locator('[data-pending]')).toHaveCount(0)
})

test(
  'a pressed card answers at once: its picture and title are there before the page of its product',
  bothSizes,
  async ({ page }) => {
    await page.goto('/category/k-froks')
    await hydrated(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/product/*.data*', async route => {
      await held.promise
      await route.continue()
    })
    const card = page.getByRole('main').getByRole('article').nth(1)
    const title = (await card.getByRole('heading').textContent()) ?? ''
    const picture = card.locator('img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await card.getByRole('link').click()
    const frame = page.locator('.first-frame')
    await expect(frame).toHaveText(title)
    await expect(frame.locator('[style]')).toHaveCSS('background-image', `url("${source}")`)
    const [delay, duration] = await frame.evaluate(element => {
      const { animationDelay, animationDuration } = getComputedStyle(element)
      return [Number.parseFloat(animationDelay), Number.parseFloat(animationDuration)]
    })
    expect(delay).toBeLessThan(0.1)
    expect(duration).toBeLessThan(0.2)
    // Nothing of the list shines through.
    const covers = await frame.evaluate(element => {
      const { width, height } = element.getBoundingClientRect()
      const on = [0.2, 0.5, 0.8].map(part => document.elementFromPoint(width * part, height * 0.6))
      return on.every(each => each !== null && element.contains(each))
    })
    expect(covers).toBe(true)
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(frame).toHaveCount(0)
  },
)

test.describe('a script that is lost on the way', () => {
  test.use({ firstVisit: true, expectedNoise: [/./] })

  /** Loses the first of the scripts that are asked for from now on, or all. */
  async function loseScripts(page: Page, which: 'first' | 'all'): Promise<void> {
    let lost = 0
    await page.route(/\/assets\/.*\.js$/, route =>
      which === 'all' || lost++ === 0 ? route.abort() : route.continue(),
    )
  }

  test('by a first visit comes with a second load', async ({ page }) => {
    await loseScripts(page, 'first')
    await page.goto('/category/k-froks')
    await hydrated(page)
    await expect(page.getByText('did not arrive')).toHaveCount(0)
  })

  test('for good leaves a page that can be read, says so, and its links lead on', async ({ page }) => {
    await loseScripts(page, 'all')
    await page.goto('/category/k-froks')
    await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('by a press on a link brings the page of that link whole', async ({ page }) => {
    await page.goto('/category/k-froks')
    await hydrated(page)
    await loseScripts(page, 'first')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link')
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
    await hydrated(page)
    await expect(page.getByRole('button', { name: /^Choose an? / }).first()).toBeVisible()
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  test('offers a search, all categories and new arrivals', async ({ page }) => {
    await page.goto('/nowhere')
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(page).toHaveTitle(/^Page not found/)
    await expect(main.getByRole('link', { name: 'Frocks' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'New Arrivals' })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('searchbox').fill('ajrak')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=ajrak')
    await expect(main.getByRole('link', { name: /Ajrak/ }).first()).toBeVisible()
  })
})

test.describe('a page that cannot be fetched', () => {
  test.use({ expectedNoise: [/Failed to fetch|ERR_/], firstVisit: true })

  test('a link followed offline leaves the current page in place', async ({ page }) => {
    await page.goto('/category/k-froks')
    await hydrated(page)
    await goOffline(page)
    const home = page.getByRole('link', { name: /^Zari, home page/ })
    await home.click()
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frocks')
    await goOnline(page)
    await home.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zari: chikankari/)
  })

  test('a link works when the browser wrongly reports being offline', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.goto('/category/k-froks')
    await hydrated(page)
    await page.getByRole('link', { name: /^Zari, home page/ }).click()
    await expect(page).toHaveURL('/')
  })

  test('says that the browser is offline, and loads once the connection is back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await openFooter(page)
    await inFooter(page, 'Frocks').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frocks')
    await goOffline(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await expect(page.getByRole('main')).toBeFocused()
    await expectAccessible(page)
    await goOnline(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zari: chikankari/)
  })

  test('says that the shop did not answer, with a Retry that works', async ({ page }) => {
    await page.goto('/category/k-froks')
    await hydrated(page)
    await page.route('**/*.data*', route => route.abort())
    await page.getByRole('link', { name: /^Zari, home page/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop is not responding')
    await expectAccessible(page)
    await page.unroute('**/*.data*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zari: chikankari/)
  })
})

test('recently viewed products are listed latest first, without the current one, until cleared', async ({
  page,
  guest,
}) => {
  const products = await guest.catalogue.newArrivals({ query: { limit: 4 } })
  for (const { slug } of products) {
    await page.goto(`/product/${slug}`)
    await hydrated(page)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('link')).toHaveText(
    products
      .slice(0, 3)
      .map(product => product.title)
      .toReversed(),
  )
  await expectAccessible(page)
  await strip.getByRole('button', { name: 'Clear recently viewed' }).click()
  await expect(strip.getByText(/^Cleared\./)).toBeFocused()
  await page.reload()
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(strip).toHaveCount(0)
  // The piece at hand alone is remembered again.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
    .toBe(JSON.stringify([products[3]?._id]))
})

test('signing out clears the recently viewed products', async ({ page, shopper, frock, noise }) => {
  // What the page still reads while it signs out is refused.
  noise.push(/status of 401/)
  await arriveSignedIn(page, shopper)
  await page.goto(`/product/${frock.slug}`)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).not.toBeNull()
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull()
})

test('a toast is above the bars, stays while focused and returns the focus', async ({ page, frock }) => {
  await page.addInitScript(id => localStorage.setItem('wishlist', JSON.stringify([id])), frock._id)
  await page.goto('/wishlist')
  const heart = page.getByRole('button', { name: `Save ${frock.title} for later` })
  await page.clock.install()
  await heart.click()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.focus()
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  const toast = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expectAccessible(page)
  // The pointer coming and going lets nothing go that has the focus.
  await dismiss.hover()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dismiss).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

async function swipeLeft(sheet: Locator) {
  const heading = sheet.getByRole('heading').first()
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {}
  const finger = (clientX: number) => ({ pointerType: 'touch', clientX, clientY: y + 5, bubbles: true })
  await heading.dispatchEvent('pointerdown', finger(x + 200))
  await heading.dispatchEvent('pointermove', finger(x + 60))
  await heading.dispatchEvent('pointerup', finger(x + 60))
}
