import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { SetupStep } from '../../../src/contract/settings/setup.ts'
import { stepTexts } from '../../../src/web/staff/setup/setup-texts.ts'
import { expect, hydrated } from '../../e2e/shop-test.ts'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0f5c4d' } })
    .png()
    .toBuffer()

async function saveStep(page: Page, next: SetupStep): Promise<void> {
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByRole('heading', { name: stepTexts[next].name })).toBeVisible()
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The shop shows it from now on.').last()).toBeVisible()
}

async function openSettings(page: Page, group: string): Promise<void> {
  await page.goto(`/admin/settings/${group}`)
  await hydrated(page)
}

/** The steps of setting up, in rupees. */
export async function setUp(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Set up step by step' }).click()
  await page.getByLabel('Pakistan, cash on delivery').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL('/admin/setup/shop')
  await page.getByLabel('Name of the shop').fill('Meena Lawn')
  await page.getByLabel('Phone for customers').fill('+92 321 7654321')
  await saveStep(page, 'money')
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('PKR')
  await expect(page.getByLabel('Round calculated prices to')).toHaveValue('10')
  await saveStep(page, 'delivery')
  await nameZones(page)
  await saveStep(page, 'look')
  const buffer = await png(400, 100)
  await page.getByLabel('Upload Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
  await page.getByLabel('Accent colour', { exact: true }).fill('#0F5C4D')
  await saveStep(page, 'categories')
  await saveStep(page, 'products')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Your shop is set up' })).toBeVisible()
}

/** Rs 250, free from Rs 5,000, as the shop began; less in the two cities near by. */
async function nameZones(page: Page): Promise<void> {
  const zones = [
    { name: 'Faisalabad', cities: 'Faisalabad\nJaranwala', charge: '100', after: '1' },
    { name: 'Lahore', cities: 'Lahore\nSheikhupura', charge: '150', after: '2' },
  ]
  for (const [nth, { name, cities, charge, after }] of zones.entries()) {
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const zone = page.getByRole('group', { name: `Zone ${nth + 1}`, exact: true })
    await zone.getByLabel('Name').fill(name)
    await zone.getByLabel('Cities').fill(cities)
    await zone.getByLabel('Charge').fill(charge)
    await zone.getByLabel('Free from').fill('5000')
    await zone.getByLabel('Arrives after').fill(after)
  }
  const elsewhere = page.getByRole('group', { name: 'Every other city', exact: true })
  await expect(elsewhere.getByLabel('Charge')).toHaveValue('250')
  await expect(elsewhere.getByLabel('Free from')).toHaveValue('5000')
  await elsewhere.getByLabel('Arrives after').fill('2')
  await elsewhere.getByLabel('Latest after').fill('4')
}

export const groups = {
  Lawn: ['Two Piece', 'Three Piece', 'Shirts', 'Co-ords', 'Sleeveless'],
  Festive: ['Organza', 'Velvet', 'Bridal Dupattas', 'Formal Trousers', 'Clutches'],
  Girls: ['Frilled Suits', 'Party Wear', 'School Kurtas', 'Sandals'],
}

/** Fourteen categories of her own in place of the ten that a shop begins with. */
export async function makeCategories(page: Page): Promise<void> {
  await page.goto('/admin/categories')
  await hydrated(page)
  await expect(deleteButtons(page).first()).toBeVisible()
  // A group goes last, since only what is empty can be deleted, and a shop needs one.
  for (let left = await deleteButtons(page).count(); left > 1; left--) await deleteLast(page, left)
  for (const [group, categories] of Object.entries(groups)) {
    await page.getByRole('button', { name: 'Add group' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(group)
    await dialog.getByRole('button', { name: 'Add group' }).click()
    for (const name of categories) {
      await page.getByRole('button', { name: `Add category to ${group}` }).click()
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Add category' }).click()
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    }
  }
  await page.getByRole('button', { name: 'Delete Women', exact: true }).click()
  await confirmDeletion(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Women', exact: true })).toBeHidden()
}

const deleteButtons = (page: Page) => page.getByRole('button', { name: /^Delete / })

async function deleteLast(page: Page, left: number): Promise<void> {
  await deleteButtons(page).last().click()
  await confirmDeletion(page)
  await expect(deleteButtons(page)).toHaveCount(left - 1)
}

async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
}

export async function writePolicies(page: Page): Promise<void> {
  await openSettings(page, 'policies')
  await page.getByLabel('Announcement (optional)').fill('Summer lawn is here')
  await page.getByLabel('Promises beside the price').fill('Cash on delivery')
  await page.getByLabel('Who you are').fill('lawn from Faisalabad.')
  await saveSettings(page)
}

export async function importProducts(page: Page): Promise<void> {
  await page.goto('/admin/import')
  const lines = [
    'Title,Category,Price,Display Price,Stock',
    'Meena Lawn Two Piece,two-piece,2499,2999,9',
    'Meena Bridal Dupatta,bridal-dupattas,12500,,3',
  ]
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page
    .getByLabel('Choose a CSV or Excel file')
    .setInputFiles({ name: 'lawn.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 products imported' })).toBeVisible()
}

/** A story above what the shop began with, and tiles of two categories. */
export async function buildHome(page: Page): Promise<void> {
  await openSettings(page, 'home')
  await page.getByLabel('Another part').selectOption('story')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Heading', { exact: true }).last().fill('Printed in our own mill')
  await page
    .getByLabel('Text', { exact: true })
    .fill('Meena Lawn is printed in Faisalabad, by hand and by screen.')
  const buffer = await png(960, 768)
  await page.getByLabel('Upload Picture').setInputFiles({ name: 'mill.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Remove Picture' })).toBeVisible()
  for (let nth = 0; nth < 3; nth++) await page.getByRole('button', { name: 'Move Story up' }).click()
  await page.getByLabel('Another part').selectOption('tiles')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Heading', { exact: true }).last().fill('From our shelves')
  await page.getByLabel('Category', { exact: true }).last().selectOption('two-piece')
  await page.getByRole('button', { name: 'Add a category' }).click()
  await page.getByLabel('Category', { exact: true }).last().selectOption('bridal-dupattas')
  await saveSettings(page)
}

/** The pages that she begins with drafts of, and their addresses. */
export const ownPages = {
  'About the shop': '/pages/about',
  Contact: '/pages/contact',
  Delivery: '/pages/delivery',
  'Returns and exchange': '/pages/returns-and-exchange',
  Privacy: '/pages/privacy',
  Terms: '/pages/terms',
}

/** Her own pages, each from its draft, with what only she knows filled in. */
export async function writeOwnPages(page: Page): Promise<void> {
  for (const [name, path] of Object.entries(ownPages)) {
    await page.goto('/admin/pages')
    await hydrated(page)
    await page.getByRole('link', { name, exact: true }).click()
    const text = page.getByLabel('Text', { exact: true })
    await expect(text).not.toHaveValue('')
    await text.fill((await text.inputValue()).replace(/\[\[[^\]]*\]\]/g, 'as we agree with you'))
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: path })).toContainText('Published')
  }
}
