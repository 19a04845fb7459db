import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, arriveSignedIn, expect, hydrated, onBothSizes } from '../../e2e/shop-test.ts'
import { boxOf, expectApart, phones } from './boxes.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function openLook(page: Page, baseURL: string | undefined) {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/look')
  await hydrated(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => page.getByText('Saved. The shop shows it from now on.')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** A file to choose: a picture in one colour. */
const drawn = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 4, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
})

test('the owner’s picture stands beside signing in, in place of the demo’s', async ({
  page,
  baseURL,
  browser,
}) => {
  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await guest.goto('/login')
  await expect(guest.getByRole('button', { name: 'Pause pictures' })).toBeVisible()
  await openLook(page, baseURL)
  await page.getByLabel('Upload Picture beside signing in').setInputFiles(await drawn('door.png', 800, 1000))
  await expect(page.getByRole('button', { name: 'Remove Picture beside signing in' })).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await guest.goto(path)
    await hydrated(guest)
    await expect(guest.getByRole('button', { name: 'Pause pictures' })).toHaveCount(0)
    await onBothSizes(guest, () => expectAccessible(guest))
  }
  await guest.goto('/login')
  await expect(guest.locator('picture img')).toHaveAttribute('src', /^\/media\//)
  await expect(guest.locator('picture img')).not.toHaveJSProperty('naturalWidth', 0)
  await guest.context().close()
})

test('logo, colours and type are in the preview at once, and in the whole shop as soon as they are saved', async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Zari, home page' })).toHaveText('Zari')
  await expect(page.locator('head style')).toHaveCount(0)

  await openLook(page, baseURL)
  await page.getByLabel('Upload Logo').setInputFiles(await drawn('logo.png', 400, 100))
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
  await page.getByLabel('Upload Icon').setInputFiles(await drawn('icon.png', 256, 256))
  await page.getByLabel('Upload Picture of shared links').setInputFiles(await drawn('share.png', 1300, 700))
  await expect(page.getByRole('button', { name: 'Remove Picture of shared links' })).toBeVisible()
  await page.getByLabel('Accent colour', { exact: true }).fill('#0F5C4D')
  await page.getByLabel('Paper colour', { exact: true }).fill('#f4f7fb')
  await page.getByLabel('Jost and Mulish').check()
  await expect(preview(page).getByRole('img', { name: 'Zari' })).toBeVisible()
  await expect(preview(page).getByText('Add to cart')).toHaveCSS('background-color', 'rgb(15, 92, 77)')
  await expect(preview(page).getByText('New arrivals')).toHaveCSS('font-family', /^"Jost Variable"/)
  await expectAccessible(page)
  await save(page)
  await expect(saved(page)).toBeVisible()

  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(244, 247, 251)')
  const logo = page.getByRole('link', { name: 'Zari, home page' }).getByRole('img')
  await expect(logo).toHaveJSProperty('naturalWidth', 400)
  await expect(page.getByRole('heading', { name: 'New Arrivals' })).toHaveCSS(
    'font-family',
    /^"Jost Variable"/,
  )
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Jost Variable"'))).toBe(true)
  await expectAccessible(page)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const share = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answers = await Promise.all([icon, share].map(url => request.get(url ?? '')))
  expect(answers.map(answer => [answer.status(), answer.headers()['content-type']])).toEqual([
    [200, 'image/png'],
    [200, 'image/jpeg'],
  ])
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: 'Zari',
    theme_color: '#f4f7fb',
    icons: [{ sizes: '192x192' }, {}, {}],
  })

  await openLook(page, baseURL)
  const changes = page.getByRole('region', { name: 'Last changes' })
  await expect(changes).toContainText('Accent colour: #8a2433 → #0f5c4d')
  await changes.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('The earlier values are back.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Zari, home page' })).toHaveText('Zari')
  await expect(page.locator('head style')).toHaveCount(0)
})

test('a logo six times as wide as high leaves the buttons of a phone’s header whole and apart', async ({
  page,
  admin,
  shopper,
  frock,
}) => {
  const { buffer, name, mimeType: type } = await drawn('logo.png', 1200, 200)
  const file = new File([new Uint8Array(buffer)], name, { type })
  const { fileUrl: url } = await admin.catalogue.uploadImage({ body: { file } })
  const saveLogo = async (logo: { url: string; width: number; height: number } | null) => {
    const { version, value } = (await admin.settings.get()).look
    await admin.settings.save({ body: { group: 'look', version, value: { ...value, logo } } })
  }
  await saveLogo({ url, width: 1200, height: 200 })
  await shopper.api.cart.add({ body: { productId: frock._id, quantity: 2 } })
  await arriveSignedIn(page, shopper)
  const header = page.getByRole('banner')
  const logo = header.getByRole('img')
  const cart = header.getByRole('link', { name: 'Cart, 2 items' })
  const button = (name: string) => header.getByRole('button', { name })
  for (const [path, controls] of [
    ['/', [button('Menu'), button('Search'), cart]],
    ['/checkout', [header.getByRole('link', { name: 'Back to cart' }), cart]],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await expect(cart).toBeVisible()
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    for (const phone of phones) {
      await page.setViewportSize(phone)
      await expectApart([...controls, logo], phone)
      for (const control of controls) await control.click({ trial: true })
      // Still large enough to be read.
      expect((await boxOf(logo)).width).toBeGreaterThan(100)
    }
  }
  await saveLogo(null)
})

test.describe('refusals', () => {
  test.use({ expectedNoise: [/415/] })

  test('what cannot be used is said at its field, and nothing is saved', async ({ page, baseURL, admin }) => {
    const before = await admin.settings.get()
    await openLook(page, baseURL)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const logo = page.getByLabel('Upload Logo')
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await expect(logo).toHaveAccessibleDescription(/We cannot read this file as a picture\./)
    await page.getByLabel('Upload Icon').setInputFiles(await drawn('icon.png', 90, 90))
    await expect(page.getByLabel('Replace Icon')).toHaveAccessibleDescription(
      /This picture is too small: it takes 180 × 180 pixels at least\./,
    )
    await page.getByLabel('Paper colour', { exact: true }).fill('sand')
    await save(page)
    await expect(page.getByText('Please check 2 fields:')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Paper colour', { exact: true }).fill('#fbf8f3')
    await page.getByLabel('Accent colour', { exact: true }).fill('#ffcc00')
    await expect(page.getByLabel('Accent colour', { exact: true })).toHaveAccessibleDescription(
      /This colour is hard to tell from the ground: .* Choose a darker one\./,
    )
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByLabel('Accent colour', { exact: true })).toHaveValue('#8a2433')
    expect(await admin.settings.get()).toEqual(before)
  })
})
