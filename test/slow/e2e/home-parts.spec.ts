import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { openFooter } from '../../e2e/open-footer.ts'
import { arriveAsAdmin, expect, hydrated, onBothSizes } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function openTab(page: Page, baseURL: string | undefined) {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/home')
  await hydrated(page)
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The shop shows it from now on.').last()).toBeVisible()
}

/** The headings of the page below its first one, in their order. */
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Parts of the page' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    })

/** A file to choose: a picture in one colour. */
const drawn = async (width: number, height: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
})

test('the owner reorders the page, adds a story and a slide, and takes customers’ words away', async ({
  page,
  baseURL,
  browser,
}) => {
  await page.goto('/')
  const asSpecified = [
    'New Arrivals',
    'Deal of the day',
    'Hot Selling',
    'Shop by craft',
    'What customers say',
  ]
  await expect(headings(page).filter({ hasText: /New Arr|Deal|Hot|Shop by|What/ })).toHaveText(asSpecified)

  await openTab(page, baseURL)
  const moveUp = row(page, 'Best sellers').getByRole('button', { name: 'Move Best sellers up' })
  await moveUp.focus()
  for (const place of [5, 4, 3]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Best sellers is number ${place} of 11 now.`)).toBeAttached()
    await expect(moveUp).toBeFocused()
  }
  await row(page, 'Customers’ words').getByRole('button', { name: 'Remove Customers’ words' }).click()
  await row(page, 'Category tiles').getByLabel('Shown').uncheck()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const story = row(page, 'Story')
  await expect(story.getByLabel('Heading')).toBeFocused()
  await story.getByLabel('Heading').fill('Our workshop')
  await story.getByLabel('Text').fill('Twelve women sew here.')
  await story.getByLabel('Upload Picture').setInputFiles(await drawn(1000, 800))
  await expect(story.getByLabel('Replace Picture')).toBeAttached()
  await story.getByLabel('Words on the button').fill('All products')
  await story.getByLabel('Where it leads').fill('/search')

  const banner = row(page, 'Banner')
  await banner.getByRole('button', { name: 'Edit Banner' }).click()
  await banner.getByRole('button', { name: 'Add a slide' }).click()
  const slide = banner.getByRole('group', { name: 'Slide 4', exact: true })
  await slide.getByLabel('Upload Picture', { exact: true }).setInputFiles(await drawn(1600, 750))
  await slide.getByLabel('Left to right').fill('20')
  await slide.getByLabel('Heading', { exact: true }).fill('Winter khaddar')
  await slide.getByLabel('Shown from').fill('2020-01-01T00:00')
  await slide.getByLabel('Shown until').fill('2090-01-01T00:00')
  await slide.getByRole('button', { name: 'Move slide 4 up' }).press('Enter')
  await expect(banner.getByRole('button', { name: 'Move slide 3 up' })).toBeFocused()
  const preview = page.getByTitle('The page on a phone').contentFrame()
  const draft = preview.getByRole('region', { name: 'Our workshop' })
  await expect(draft.getByText('Twelve women sew here.')).toBeVisible()
  await draft.getByRole('link', { name: 'All products' }).click()
  await expect(preview.getByText('Winter khaddar')).toBeAttached()
  await expect(preview.getByRole('heading', { level: 2, name: 'Shop by craft' })).toHaveCount(0)
  await expect(page).toHaveURL(/settings.home$/)
  await onBothSizes(page, () => expectAccessible(page))
  await save(page)

  const shopping = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage()
  await shopping.goto('/')
  await hydrated(shopping)
  await expect(headings(shopping).filter({ hasText: /New Arr|Deal|Hot|Shop by|What|workshop/ })).toHaveText([
    ...['Hot Selling', 'New Arrivals', 'Deal of the day', 'Our workshop'],
  ])
  await expect(shopping.getByRole('heading', { level: 1 })).toHaveCount(1)
  const hero = shopping.getByRole('region', { name: 'From the shop' })
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(hero.getByRole('heading', { name: 'Winter khaddar' })).toBeVisible()
  await expect(hero.locator('img').nth(2)).toHaveJSProperty('complete', true)
  const told = shopping.getByRole('region', { name: 'Our workshop' })
  await expect(told.getByText('Twelve women sew here.')).toBeVisible()
  await expect(told.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/search')
  await onBothSizes(shopping, () => expectAccessible(shopping))
  await shopping.context().close()

  await page.reload()
  await hydrated(page)
  const changes = page.getByRole('region', { name: 'Last changes' })
  await expect(changes).toContainText('Parts of the home page: Banner')
  await changes.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('The earlier values are back.')).toBeVisible()
  await page.goto('/')
  await expect(headings(page).filter({ hasText: /New Arr|Deal|Hot|Shop by|What/ })).toHaveText(asSpecified)
})

test('a collection stands on the page under its own heading, and goes when it is hidden', async ({
  page,
  baseURL,
  admin,
}) => {
  const input = { name: 'Eid edit', slug: 'eid-edit', rule: { category: 'k-froks' } }
  const { collections } = await admin.collections.create({ body: input })
  const made = collections.find(({ slug }) => slug === input.slug)
  if (!made) throw new Error('The collection was not made')
  await openTab(page, baseURL)
  await page.getByLabel('Another part').selectOption('Collection')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const part = row(page, 'Collection')
  await part.getByLabel('Heading').fill('For Eid')
  await part.getByLabel('How many products').fill('2')
  await part.getByLabel('Collection', { exact: true }).selectOption('Eid edit')
  const preview = page.getByTitle('The page on a phone').contentFrame()
  await expect(preview.getByRole('region', { name: 'For Eid' }).getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await save(page)
  await page.goto('/')
  const shown = page.getByRole('region', { name: 'For Eid' })
  await expect(shown.getByRole('article')).toHaveCount(2)
  await expect(shown.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/collections/eid-edit')
  const { version, _id: id } = made
  await admin.collections.edit({ params: { id }, body: { ...input, hidden: true, version } })
  await expect(async () => {
    await page.reload()
    await expect(shown).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('the announcement leads somewhere, and the foot has the owner’s links', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/policies')
  await hydrated(page)
  await page.getByLabel('Where it leads').fill('/category/w-semi-formal')
  await page.getByRole('button', { name: 'Add links to the foot' }).click()
  const links = page.getByRole('group', { name: 'Links 1', exact: true })
  await links.getByLabel('Heading of the links').fill('Help')
  await links.getByLabel('Words of link 1').fill('Where is my order?')
  await links.getByLabel('Where link 1 leads').fill('track')
  await page.getByLabel('Instagram').fill('https://www.instagram.com/zari')
  await page.getByLabel('YouTube').fill('youtube.com/zari')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(links.getByLabel('Where link 1 leads')).toHaveAccessibleDescription(/such as \/search/)
  await expect(page.getByLabel('YouTube')).toHaveAccessibleDescription(/beginning with https/)
  await onBothSizes(page, () => expectAccessible(page))
  await links.getByLabel('Where link 1 leads').fill('/track')
  await page.getByLabel('YouTube').fill('')
  await save(page)

  await page.goto('/')
  await hydrated(page)
  const foot = await openFooter(page)
  await expect(
    foot.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Where is my order?' }),
  ).toHaveAttribute('href', '/track')
  await expect(foot.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).toHaveText([
    'Instagram',
  ])
  await expectAccessible(page)
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('link').click()
  await page.waitForURL('/category/w-semi-formal')
})

test('a link to what shoppers cannot see is told beside its field, and shown once they can', async ({
  page,
  baseURL,
  admin,
}) => {
  const title = 'How we dye'
  const draft = await admin.pages.create({ body: { title, slug: 'how-we-dye', body: 'With indigo.' } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/policies')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add links to the foot' }).click()
  const links = page.getByRole('group', { name: /^Links/ }).last()
  await links.getByLabel('Heading of the links').fill('Our craft')
  await links.getByLabel('Words of link 1').fill('Dyeing')
  const to = links.getByLabel('Where link 1 leads')
  await expect(to).not.toHaveAttribute('aria-invalid')
  await to.fill('/no-such-page')
  await expect(to).toHaveAccessibleDescription(/Your shop has no page at this address/)
  await to.fill('/track')
  await expect(to).not.toHaveAccessibleDescription(/shoppers/)
  await to.fill('/pages/how-we-dye')
  await expect(to).toHaveAccessibleDescription(/This page is not published/)
  await onBothSizes(page, () => expectAccessible(page))
  await save(page)

  await page.goto('/')
  await hydrated(page)
  const link = (await openFooter(page)).getByRole('link', { name: 'Dyeing' })
  await expect(link).toHaveCount(0)
  const { _id: id, version, createdAt: _, updatedAt: __, ...input } = draft
  await admin.pages.edit({ params: { id }, body: { ...input, published: true, version } })
  await expect(async () => {
    await page.reload()
    await expect(link).toHaveCount(1, { timeout: 500 })
  }).toPass()
})

test.describe('refusals', () => {
  test.use({ expectedNoise: [/4(09|15)/] })

  test('what is wrong is said at its field, and nothing is saved', async ({ page, baseURL, admin }) => {
    const before = await admin.settings.get()
    await openTab(page, baseURL)
    await page.getByLabel('Another part').selectOption('Category tiles')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const tiles = row(page, 'Category tiles').last()
    const picture = tiles.getByLabel('Upload Picture')
    await picture.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(picture).toHaveAccessibleDescription(/We cannot read this file as a picture\./)
    await picture.setInputFiles(await drawn(200, 300))
    await expect(tiles.getByLabel('Replace Picture')).toHaveAccessibleDescription(
      /This picture is too small: it takes 240 × 300 pixels at least\./,
    )
    const banner = row(page, 'Banner')
    await banner.getByRole('button', { name: 'Edit Banner' }).click()
    const first = banner.getByRole('group', { name: 'Slide 1', exact: true })
    await first.getByLabel('Where it leads').fill('javascript:alert(1)')
    await banner.getByRole('button', { name: 'Edit Banner' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please check 3 fields:')).toBeVisible()
    // What was closed is open again while something in it is wrong.
    await expect(first.getByLabel('Where it leads')).toHaveAccessibleDescription(
      /Enter an address of your shop/,
    )
    await expect(tiles.getByLabel('Category', { exact: true })).toHaveAccessibleDescription(
      'Choose a category.',
    )
    await onBothSizes(page, () => expectAccessible(page))
    expect((await admin.settings.get()).home).toEqual(before.home)
  })

  test('of two owners, the second is told and sees what the first saved', async ({
    page,
    baseURL,
    admin,
  }) => {
    await openTab(page, baseURL)
    await row(page, 'Deal of the day').getByLabel('Shown').uncheck()
    const { home } = await admin.settings.get()
    const [banner, ...others] = home.value.parts
    if (!banner) throw new Error('The demo has a banner')
    const theirs = { parts: [...others, banner] }
    await admin.settings.save({ body: { group: 'home', version: home.version, value: theirs } })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Somebody has changed these settings since you opened them.')).toBeVisible()
    await page.getByRole('button', { name: 'Show their values' }).click()
    await expect(page.getByRole('button', { name: 'Move Banner down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(row(page, 'Deal of the day').getByLabel('Shown')).toBeChecked()
    const now = await admin.settings.get()
    await admin.settings.save({ body: { group: 'home', version: now.home.version, value: home.value } })
  })
})
