import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { productInput } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, drawn, expect, hydrated, onBothSizes } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function openCategories(page: Page, baseURL: string | undefined) {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/categories')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Women' })).toBeVisible()
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const names = (page: Page, name: string) => group(page, name).getByRole('heading', { level: 3 })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const footer = (page: Page) => page.getByRole('contentinfo')

test('a group and a category are made, renamed and ordered, and the shop shows them', async ({
  page,
  baseURL,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  await openCategories(page, baseURL)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add group' }).click()
  await dialog(page, 'Add a group').getByLabel('Name').fill('Home')
  await expectAccessible(page)
  await dialog(page, 'Add a group').getByRole('button', { name: 'Add group' }).click()
  await expect(group(page, 'Home')).toContainText('No category in Home yet.')

  await group(page, 'Home').getByRole('button', { name: 'Add category to Home' }).click()
  await dialog(page, 'Add a category').getByLabel('Name').fill('Cushions')
  await dialog(page, 'Add a category').getByLabel('Words below the heading').fill('Block-printed covers.')
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer()
  await dialog(page, 'Add a category')
    .getByLabel('Upload Picture')
    .setInputFiles({ name: 'cushions.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog(page, 'Add a category').getByRole('button', { name: 'Remove Picture' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page, 'Add a category').getByRole('button', { name: 'Add category' }).click()
  await expect(names(page, 'Home')).toHaveText(['Cushions'])
  const staffNav = page.getByRole('navigation', { name: 'Staff' })
  const menu = staffNav.getByRole('button', { name: 'Products' })
  const goTo = async (name: string) => {
    const unfolds = await menu.isVisible()
    if (unfolds) await menu.click()
    await (unfolds ? page.getByRole('menuitem', { name }) : staffNav.getByRole('link', { name })).click()
  }
  await goTo('Products')
  await expect(page.getByRole('option', { name: 'Cushions' })).toBeAttached()
  await goTo('Categories')

  await group(page, 'Kids').getByRole('button', { name: 'Edit Frocks' }).click()
  await dialog(page, 'Edit Frocks').getByLabel('Name').fill('Hand Work')
  await dialog(page, 'Edit Frocks').getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page, 'Edit Frocks')).toContainText('Kids already has a category Hand Work.')
  await dialog(page, 'Edit Frocks').getByLabel('Name').fill('Party Frocks')
  await dialog(page, 'Edit Frocks').getByRole('button', { name: 'Save' }).click()
  await expect(names(page, 'Kids').last()).toHaveText('Party Frocks')

  const up = group(page, 'Kids').getByRole('button', { name: 'Move Party Frocks up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(names(page, 'Kids').nth(3)).toHaveText('Party Frocks')
  await expect(up).toBeFocused()
  await expectAccessible(page)

  await page.goto('/category/cushions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cushions')
  await expect(page.getByText('Block-printed covers.')).toBeVisible()
  await expect(page.getByRole('main').locator('picture img').first()).toHaveJSProperty('complete', true)
  await onBothSizes(page, () => expectAccessible(page))
  await page.goto('/category/k-froks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Party Frocks')
  // After the link to all of them.
  await expect(
    page.getByRole('navigation', { name: 'Categories for Kids' }).getByRole('link').nth(4),
  ).toHaveText('Party Frocks')
})

test('an order that is saved while the list is read again stays', async ({ page, baseURL, noise }) => {
  noise.push(/409/)
  await openCategories(page, baseURL)
  const shown = names(page, 'Women')
  const [first = '', second = ''] = await shown.allTextContents()
  const [read, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/api/category/list',
    async route => {
      const response = await route.fetch()
      read.resolve()
      await answered.promise
      // The page may have given it up by now.
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  const refusal = { error: { code: 'conflict', message: 'Not now.' } }
  await page.route('**/api/category/order', route => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  })
  const up = group(page, 'Women').getByRole('button', { name: `Move ${second} up` })
  await up.click()
  await expect(page.getByText('Not now.')).toBeVisible()
  await read.promise
  await up.click()
  await expect(shown.first()).toHaveText(second)
  answered.resolve()
  // A later answer of the shop: what it said before has been heard.
  await page.evaluate(() => fetch('/healthz'))
  await drawn(page)
  expect((await shown.allTextContents()).slice(0, 2)).toEqual([second, first])
  await group(page, 'Women')
    .getByRole('button', { name: `Move ${first} up` })
    .click()
  await expect(shown.first()).toHaveText(first)
})

test('the address of a merged category leads to the other, and only what is empty is deleted', async ({
  page,
  baseURL,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  await openCategories(page, baseURL)
  await group(page, 'Women').getByRole('button', { name: 'Delete Chikankari' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Chikankari?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toContainText('Merge it into another instead.')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await group(page, 'Women').getByRole('button', { name: 'Merge Chikankari' }).click()
  const merging = dialog(page, 'Merge Chikankari into another')
  await merging.getByLabel('Merge into').selectOption('w-hand-work')
  await expectAccessible(page)
  await merging.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(names(page, 'Women')).toHaveText(['Printed Kurta', 'Mommy & Me', 'Semi Formal', 'Hand Work'])

  await page.goto('/category/w-chickankari?sort=price-asc')
  await expect(page).toHaveURL(/\/category\/w-hand-work\?sort=price-asc$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand Work')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/category/w-hand-work<')
  expect(sitemap).not.toContain('/category/w-chickankari<')
})

test('a hidden category is in no menu, but opens by its address', async ({ page, baseURL }) => {
  await openCategories(page, baseURL)
  await group(page, 'Women').getByRole('button', { name: 'Edit Semi Formal' }).click()
  await dialog(page, 'Edit Semi Formal').getByLabel('Hidden').check()
  await dialog(page, 'Edit Semi Formal').getByRole('button', { name: 'Save' }).click()
  await expect(group(page, 'Women')).toContainText('Hidden')
  await page.goto('/')
  await expect(footer(page).getByRole('navigation', { name: /Women/ })).not.toContainText('Semi Formal')
  await page.goto('/category/w-semi-formal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semi Formal')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('when the categories cannot be loaded the page says so, with a Retry that works', async ({
  page,
  baseURL,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  await page.route('**/api/category/list', route => route.fulfill({ status: 503, body: '' }))
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/categories')
  await expect(page.getByText('The categories could not be loaded.')).toBeVisible()
  await page.unroute('**/api/category/list')
  await page.getByRole('button', { name: /Retry|Try again/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Women' })).toBeVisible()
})

test('changes of a category, a collection and a size chart are undone in the list of changes', async ({
  page,
  baseURL,
  admin,
  noise,
}) => {
  noise.push(/Failed to load resource/)
  const { categories } = await admin.categories.create({ body: { name: 'Undone cloth', parent: 'women' } })
  const made = categories.find(({ name }) => name === 'Undone cloth')
  if (!made) throw new Error('The category was not made')
  const product = await admin.catalogue.add({ body: productInput({ category: made.code }) })
  const body = { into: 'w-hand-work', version: made.version }
  await admin.categories.merge({ params: { id: made.code }, body })
  await admin.collections.create({ body: { name: 'Undone edit', products: [product._id] } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/changes')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first()
  const undo = async (text: string) => {
    await row(text).getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  }

  const merged = row('merged category Undone cloth into another')
  await expect(merged).toContainText('Merged into: Hand Work')
  await expect(merged).toContainText(`Moved: 1 product: ${product.title}`)
  await undo('merged category Undone cloth into another')
  await expect(page.getByText('The change of the category is undone.')).toBeVisible()
  await expect(merged.getByText('Undone', { exact: true })).toBeFocused()
  expect((await admin.catalogue.get({ params: { id: product._id } })).category).toBe(made.code)
  await expect(row('undid a change of category Undone cloth').getByRole('button')).toHaveCount(0)
  await onBothSizes(page, () => expectAccessible(page))

  await undo('added category Undone cloth')
  await expect(page.getByRole('alertdialog')).toContainText('Undone cloth still has 1 product.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  await expect(row('added collection Undone edit')).toContainText(`Chosen products: ${product.title}`)
  await undo('added collection Undone edit')
  await expect(page.getByText('The change of the collection is undone.')).toBeVisible()
  expect((await admin.collections.list()).collections.map(({ name }) => name)).not.toContain('Undone edit')

  const { charts } = await admin.sizeCharts.list()
  const chart = charts.find(({ name }) => name === 'Kids’ sizes')
  if (!chart) throw new Error('The demo has no such chart')
  await admin.sizeCharts.remove({ params: { id: chart._id } })
  await page.reload()
  await undo('deleted size chart Kids’ sizes')
  await expect(page.getByText('The change of the size chart is undone.')).toBeVisible()
  expect((await admin.sizeCharts.list()).charts.map(({ name }) => name)).toContain('Kids’ sizes')
})
