import type { Response } from '@playwright/test'
import placeholders from '../../src/web/parts/home/demo-placeholders.json' with { type: 'json' }
import { bothSizes, expect, hydrated, test } from './shop-test.ts'
import { watchShifts } from './watch-shifts.ts'

declare global {
  interface Window {
    /** The formats of `Intl` that the page has made. */
    formats: string[]
  }
}

test.use({ firstVisit: true })

/** What a first visit may load, in bytes as they are sent. */
const budget = { script: 120_000, stylesheet: 15_000 }

/** The markup of a page, in bytes before it is compressed: parsing it is what an old phone waits for. */
const markup = { '/': 130_000, '/category/w-semi-formal': 66_000, '/category/women': 130_000 }

for (const [path, most] of Object.entries(markup))
  test(`${path} comes in at most ${most} bytes of markup`, async ({ page }) => {
    expect((await (await page.request.get(path)).body()).length).toBeLessThanOrEqual(most)
  })

const places = ['/', '/category/w-semi-formal', '/product/nilofer-chikankari-kurta-with-trousers']

for (const path of places) {
  test(
    `${path} is light, does not shift while it loads, and describes every picture`,
    bothSizes,
    async ({ page, baseURL }) => {
      const answers: Response[] = []
      page.on('response', answer => answers.push(answer))
      await watchShifts(page)
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')

      expect(answers.map(answer => new URL(answer.url()).origin)).toEqual(answers.map(() => baseURL))
      for (const kind of ['script', 'stylesheet'] as const) {
        const sent = await bytesOf(answers.filter(answer => answer.request().resourceType() === kind))
        expect(sent, kind).toBeGreaterThan(1_000)
        expect(sent, kind).toBeLessThanOrEqual(budget[kind])
      }
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)

      const pictures = page.locator('img')
      expect(await pictures.count()).toBeGreaterThan(3)
      for (const name of ['width', 'height', 'alt'])
        await expect(page.locator(`img:not([${name}])`), name).toHaveCount(0)
      const largest = page.locator('main img').first()
      await expect(largest).toHaveAttribute('fetchpriority', 'high')
      await expect(largest).toHaveAttribute('loading', 'eager')
    },
  )
}

for (const path of places)
  test(`${path} does not keep a slow phone busy while it opens`, async ({ page }) => {
    await page.addInitScript(() => {
      window.formats = []
      for (const name of ['DateTimeFormat', 'NumberFormat'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(made, given) {
              window.formats.push(name)
              return Reflect.construct(made, given)
            },
          }),
        })
      // These make one of their own, which goes by no name.
      const makers = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const
      for (const written of [Number.prototype, Date.prototype])
        for (const name of makers)
          if (Object.hasOwn(written, name))
            Object.assign(written, {
              [name]() {
                window.formats.push(name)
                return String(this)
              },
            })
    })
    const styles: Response[] = []
    page.on('response', answer => answer.request().resourceType() === 'stylesheet' && styles.push(answer))
    await page.goto(path)
    await hydrated(page)
    // The first format that a browser makes takes a tenth of a second there.
    expect(await page.evaluate(() => window.formats)).toEqual([])
    const rules = (await Promise.all(styles.map(style => style.text()))).join('').split('}')
    expect(rules.length).toBeGreaterThan(100)
    // Each element that comes or goes would have the whole page, or all of its links, styled anew.
    expect(rules.filter(rule => /:has\(.*\*\)*\{|(html|body|:root):has\(/s.test(rule))).toEqual([])
  })

test('a blurred placeholder shows until the picture has loaded', async ({ page, frock }) => {
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route('**/media/**', async route => {
    await mayPass
    await route.continue()
  })
  await page.goto(`/product/${frock.slug}`, { waitUntil: 'commit' })
  const picture = page.locator('main img').first()
  await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp/)
  letPass()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveCSS('background-image', 'none')
})

test('the banner has a placeholder of the crop that the screen shows', async ({ page }) => {
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>()
  await page.route(/\/chikankari/, async route => {
    await mayPass
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const banner = page.locator('main img').first()
  await expect(banner).toHaveCSS('background-image', `url("${placeholders['chikankari-phone']}")`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(banner).toHaveCSS('background-image', `url("${placeholders.chikankari}")`)
  letPass()
  await expect(banner).toHaveCSS('background-image', 'none')
})

async function bytesOf(answers: Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map(answer => answer.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
