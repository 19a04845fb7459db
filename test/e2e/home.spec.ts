import type { Page } from '@playwright/test'
import { bothSizes, drawn, expect, hydrated, onDesktop, test } from './shop-test.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'From the shop' })
const deal = (page: Page) => page.getByRole('region', { name: 'Deal of the day' })
/** All slides lie in one place; those that wait or leave are inert. */
const shownSlide = (part: ReturnType<typeof hero>) =>
  part.locator('[aria-roledescription="slide"]:not([inert])')

/** The home page with time in our hands: it passes when a test says so, and not by itself. */
async function openHome(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
  await page.goto('/')
  // The page's scripts wait for the frame that draws its pictures.
  await page.clock.runFor(100)
  await hydrated(page)
}

test(
  'the banner moves on after 6 s, waits under the pointer, and goes on 12 s after a step by hand',
  onDesktop,
  async ({ page }) => {
    await openHome(page)
    const slide = shownSlide(hero(page))
    await expect(slide).toHaveAccessibleName('1 of 3')
    await page.clock.runFor(5_500)
    await expect(slide).toHaveAccessibleName('1 of 3')
    await page.clock.runFor(1_000)
    await expect(slide).toHaveAccessibleName('2 of 3')
    await slide.hover()
    await page.clock.runFor(20_000)
    await expect(slide).toHaveAccessibleName('2 of 3')
    await page.mouse.move(0, 0)
    await drawn(page)
    await page.clock.runFor(6_500)
    await expect(slide).toHaveAccessibleName('3 of 3')
    await hero(page).getByRole('button', { name: 'Previous slide' }).click()
    await expect(slide).toHaveAccessibleName('2 of 3')
    await page.clock.runFor(11_500)
    await expect(slide).toHaveAccessibleName('2 of 3')
    await page.clock.runFor(1_000)
    await expect(slide).toHaveAccessibleName('3 of 3')
    await page.clock.runFor(6_000)
    await expect(slide).toHaveAccessibleName('1 of 3')
  },
)

test('the banner goes round in both directions, and its pause button tells what it will do', async ({
  page,
}) => {
  await openHome(page)
  const slide = shownSlide(hero(page))
  await hero(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(20_000)
  await expect(slide).toHaveAccessibleName('1 of 3')
  await hero(page).getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(6_500)
  await expect(slide).toHaveAccessibleName('2 of 3')
  await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await hero(page).getByRole('button', { name: 'Next slide' }).click()
  await hero(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(slide).toHaveAccessibleName('1 of 3')
  await hero(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect(slide).toHaveAccessibleName('3 of 3')
})

test('a swipe over the banner shows the next slide, and back the one before', async ({ page }) => {
  await openHome(page)
  await hero(page).getByRole('button', { name: 'Pause' }).click()
  const slide = shownSlide(hero(page))
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from)
    await touch('touchMove', (from + to) / 2)
    await touch('touchMove', to)
    await touch('touchEnd')
  }
  await swipe(300, 100)
  await expect(slide).toHaveAccessibleName('2 of 3')
  await swipe(100, 300)
  await expect(slide).toHaveAccessibleName('1 of 3')
})

test('the focus inside a slide of the banner holds it, and the pause button stops it', async ({ page }) => {
  await openHome(page)
  await shownSlide(hero(page)).getByRole('link').focus()
  await page.clock.runFor(20_000)
  await expect(shownSlide(hero(page))).toHaveAccessibleName('1 of 3')
  await hero(page).getByRole('button', { name: 'Next slide' }).press('Enter')
  await page.clock.runFor(12_500)
  await expect(shownSlide(hero(page))).toHaveAccessibleName('3 of 3')
  await hero(page).getByRole('button', { name: 'Pause' }).press('Enter')
  await page.clock.runFor(20_000)
  await expect(shownSlide(hero(page))).toHaveAccessibleName('3 of 3')
})

test('a hidden tab holds everything still', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(20_000)
  await expect(shownSlide(hero(page))).toHaveAccessibleName('1 of 3')
})

test(
  'every slide has its own text and link, and the banner keeps its height',
  bothSizes,
  async ({ page }) => {
    await openHome(page)
    const seen = new Set<string>()
    const heights = new Set<number>()
    for (let index = 0; index < 3; index += 1) {
      const slide = shownSlide(hero(page))
      await expect(slide).toHaveAccessibleName(`${index + 1} of 3`)
      seen.add((await slide.getByRole('heading').textContent()) ?? '')
      await expect(slide.getByRole('link')).toHaveAttribute('href', /^\/category\//)
      heights.add(Math.round((await hero(page).boundingBox())?.height ?? 0))
      await hero(page).getByRole('button', { name: 'Next slide' }).click()
    }
    expect(seen.size).toBe(3)
    expect(heights.size).toBe(1)
  },
)

test('the deal changes its product every 5 s, the old one sliding out for 600 ms', async ({ page }) => {
  await openHome(page)
  const title = shownSlide(deal(page)).getByRole('heading')
  const first = await title.textContent()
  await page.clock.runFor(4_500)
  await expect(title).toHaveText(first ?? '')
  await page.clock.runFor(1_000)
  await expect(title).not.toHaveText(first ?? '')
  const leaving = deal(page).locator('[aria-roledescription=slide]').first()
  await expect(leaving).toHaveCSS('transition-duration', '0.6s')
  await expect(leaving).toHaveCSS('translate', '-100%')
  await expect(deal(page).getByText('already sold: 20').first()).toBeAttached()
  await deal(page).getByRole('button', { name: 'Next deal' }).click()
  const chosen = await title.textContent()
  await page.clock.runFor(9_500)
  await expect(title).toHaveText(chosen ?? '')
  await page.clock.runFor(1_000)
  await expect(title).not.toHaveText(chosen ?? '')
})

test('the countdown counts seconds, says that the time has ended, and stops', async ({ page }) => {
  await openHome(page)
  const slide = shownSlide(deal(page))
  const timer = slide.getByRole('timer')
  await expect(timer).toHaveText(/^\d\dd \d\dh \d\dm \d\ds$/)
  await expect(slide.getByText(/^Ends \d+ \w+/)).toBeVisible()
  const before = await timer.textContent()
  await page.clock.runFor(1_100)
  await expect(timer).not.toHaveText(before ?? '')
  await deal(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.fastForward(60 * 24 * 3600 * 1000)
  await expect(timer).toHaveText('Time has ended!')
  await expect(slide.getByRole('link')).toHaveText('See similar')
  await page.clock.runFor(3_000)
  await expect(timer).toHaveText('Time has ended!')
})

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself but the countdown', async ({ page }) => {
    await openHome(page)
    const timer = shownSlide(deal(page)).getByRole('timer')
    await expect(timer).toHaveText(/\ds$/)
    const [before, product] = [
      await timer.textContent(),
      await shownSlide(deal(page)).getByRole('heading').textContent(),
    ]
    await page.clock.runFor(8_000)
    await expect(shownSlide(hero(page))).toHaveAccessibleName('1 of 3')
    await expect(shownSlide(deal(page)).getByRole('heading')).toHaveText(product ?? '')
    await expect(timer).not.toHaveText(before ?? '')
  })
})

test('testimonials step by 320 px and stop at both ends', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const words = page.getByRole('region', { name: 'What customers say' })
  const row = words.getByRole('list')
  const previous = words.getByRole('button', { name: 'Previous testimonials' })
  const next = words.getByRole('button', { name: 'Next testimonials' })
  const place = () => row.evaluate(list => Math.round(list.scrollLeft))
  await expect(row.getByRole('listitem')).toHaveCount(6)
  await row.scrollIntoViewIfNeeded()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.poll(place).toBe(320)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  for (let step = 0; step < 6 && (await next.getAttribute('aria-disabled')) !== 'true'; step += 1) {
    const before = await place()
    await next.click()
    await expect.poll(place).toBeGreaterThan(before)
    await expect.poll(() => row.evaluate(atRest)).toBe(true)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  await expect(next).toBeFocused()
  await previous.click()
  await expect(next).toHaveAttribute('aria-disabled', 'false')
})

test(
  "women's and kids' categories are reached from the first screen",
  bothSizes,
  async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    for (const [zone, category] of [
      ['Women', 'Chikankari'],
      ['Kids', 'Frocks'],
    ] as const) {
      if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const menu = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
      const link = menu.getByRole('link', { name: category })
      await expect(menu.getByText(zone, { exact: true }).first()).toBeVisible()
      // On a phone one zone is open from the start.
      if (!(await link.isVisible())) await menu.getByText(zone, { exact: true }).first().click()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
      await page.goto('/')
      await hydrated(page)
    }
  },
)

test('grids of eight new and four selling pieces, each a card with its price', async ({ page }) => {
  await page.goto('/')
  for (const [name, count] of [
    ['New Arrivals', 8],
    ['Hot Selling', 4],
  ] as const) {
    const cards = page.getByRole('region', { name }).getByRole('article')
    await expect(cards).toHaveCount(count)
    await expect(cards.first()).toContainText(/\$\d+\.\d\d/)
  }
  await expect(
    page.getByRole('region', { name: 'New Arrivals' }).getByText('new', { exact: true }).first(),
  ).toBeVisible()
})

test(
  'the page leads from its groups, its craft, its pairs and its customers to products',
  onDesktop,
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const groups = part('Find your piece')
    await expect(groups.getByRole('heading', { level: 3 })).toHaveText(['Women', 'Kids'])
    await expect(groups.getByRole('link', { name: 'Frocks' })).toHaveAttribute('href', '/category/k-froks')
    await expect(part('Nine days for one yoke').getByRole('link')).toHaveCount(4)
    await expect(part('How chikankari is made').getByRole('listitem')).toHaveCount(4)
    await expect(part('Easy to order, easy to exchange').getByRole('listitem')).toHaveCount(3)
    const pairs = part('Mommy and me').getByRole('list')
    await expect(pairs.getByRole('heading')).toHaveCount(6)
    const words = part('What customers say').getByRole('listitem').first()
    await expect(words.getByRole('link')).toHaveText('Chandni Chikan Jaal Long Kurta')
    await pairs.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Made as a pair' })).toBeVisible()
  },
)

/** Whether smooth scrolling has come to rest: two frames at one place. */
const atRest = (list: Element) =>
  new Promise<boolean>(resolve => {
    const before = list.scrollLeft
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(list.scrollLeft === before)))
  })

test('on a phone the first screen leads on, products come soon, and the page ends within seven screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  const isAboveTheBar = async (link: ReturnType<typeof hero>) => {
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await isAboveTheBar(shownSlide(hero(page)).getByRole('link', { name: 'Shop now' }))
  for (const name of ['Women', 'Kids'])
    await isAboveTheBar(page.getByRole('main').getByRole('link', { name }))
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(900)
  await page.setViewportSize({ width: 390, height: 844 })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(await height()).toBeLessThanOrEqual(7)
})
