import type { Page } from '@playwright/test'
import { orderData } from '../../../test-support/factories.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated } from '../../e2e/shop-test.ts'
import { test } from './own-shop.ts'

test.use({ shopOf: import.meta.url })

test.describe.configure({ mode: 'default' })

async function openSettings(page: Page, baseURL: string | undefined, group = '') {
  await arriveAsAdmin(page, baseURL)
  await page.goto(`/admin/settings/${group}`)
  await hydrated(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

test('a new name is in the preview as it is typed, and in the shop as soon as it is saved', async ({
  page,
  baseURL,
  guest,
}) => {
  await guest.catalogue.newArrivals({})
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Zari, home page' })).toBeVisible()
  await openSettings(page, baseURL)
  await page.getByLabel('Name of the shop').fill('Meena Lawn')
  await page.getByLabel('Phone for customers').fill('+92 321 7654321')
  await expect(preview(page)).toContainText('Meena Lawn order #1042')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meena Lawn, home page' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Meena Lawn, home page' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('+92 321 7654321')

  await openSettings(page, baseURL)
  const changes = page.getByRole('region', { name: 'Last changes' })
  await expect(changes).toContainText('Name: Zari → Meena Lawn')
  await changes.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('The earlier values are back.')).toBeVisible()
  await expect(page.getByLabel('Name of the shop')).toHaveValue('Zari')
})

test('what is wrong is said at its field, and leaving asks first', async ({ page, baseURL }) => {
  await openSettings(page, baseURL)
  await page.getByLabel('Name of the shop').fill(' ')
  await page.getByLabel('Phone for customers').fill('call me')
  await save(page)
  await expect(page.getByText('Please check 2 fields:')).toBeVisible()
  await expect(page.getByLabel('Name of the shop')).toHaveAccessibleDescription(
    /Enter the name of the shop\./,
  )
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Policies' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Phone for customers')).toHaveValue('call me')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Name of the shop')).toHaveValue(/\w/)
})

test.describe('two owners at once', () => {
  test.use({ expectedNoise: [/409/] })

  test('the second is told, and sees what the first saved', async ({ page, baseURL, admin }) => {
    await openSettings(page, baseURL)
    await page.getByLabel('Name of the shop').fill('Mine')
    const { shop } = await admin.settings.get()
    await admin.settings.save({
      body: { group: 'shop', version: shop.version, value: { ...shop.value, phone: '+92 300 0000000' } },
    })
    await save(page)
    await expect(page.getByText('Somebody has changed these settings since you opened them.')).toBeVisible()
    await page.getByRole('button', { name: 'Show their values' }).click()
    await expect(page.getByLabel('Phone for customers')).toHaveValue('+923000000000')
    await page.getByLabel('Name of the shop').fill('Zari')
    await page.getByLabel('Phone for customers').fill('')
    await save(page)
    await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()
  })
})

test('who sells stands at the foot of every page and on invoices', async ({
  page,
  baseURL,
  shopper,
  frock,
}) => {
  await openSettings(page, baseURL)
  await page.getByLabel('Email for customers').fill('salam@')
  await save(page)
  await expect(page.getByLabel('Email for customers')).toHaveAccessibleDescription(/Enter an email address/)
  await page.getByLabel('Email for customers').fill('salam@meena.example')
  await page.getByLabel('Address of the shop').fill('12 Mall Road\nLahore 54000')
  await page.getByLabel('Tax number').fill('NTN 1234567-8')
  await page.getByLabel('Phone for customers').fill('0321 5551234')
  await expect(preview(page)).toContainText('12 Mall Road')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()
  await expect(page.getByLabel('Phone for customers')).toHaveValue('+92 321 5551234')
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText('salam@meena.example')).toBeAttached()

  await shopper.api.cart.add({ body: { productId: frock._id, options: { size: '5-6Y' } } })
  const { _id } = await shopper.api.orders.create({ body: orderData() })
  const seller = '12 Mall Road Lahore 54000 +92 321 5551234 salam@meena.example'
  await page.goto(`/admin/print/invoices?ids=${_id}`)
  await expect(page.locator('.sheet address').first()).toHaveText(`${seller} NTN 1234567-8`)
  await page.goto(`/admin/print/slips?ids=${_id}`)
  await expect(page.locator('.sheet address').first()).toHaveText(seller)
})

test('what the shop promises is what the owner writes, and nothing else', async ({
  page,
  baseURL,
  frock,
}) => {
  await openSettings(page, baseURL, 'policies')
  await page.getByLabel('Announcement').fill('Eid orders until 12 December')
  await page.getByLabel('Promises beside the price').fill('Sent within two days\n\nPay at the door')
  await page.getByLabel('Delivery and exchange').fill('')
  await page.getByLabel('Heading 1').fill('Visit us')
  await page.getByLabel('Text 1').fill('Shop 12, Liberty Market')
  await page.getByLabel('Heading 2').fill('')
  await save(page)
  await expect(page.getByLabel('Heading 2')).toHaveAccessibleDescription(/Enter a heading\./)
  await page.getByLabel('Text 2').fill('')
  await expect(preview(page)).toContainText('Shop 12, Liberty Market')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText('Saved. The shop shows it from now on.')).toBeVisible()

  await page.goto(`/product/${frock.slug}`)
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText(
    'Eid orders until 12 December',
  )
  await expect(page.getByText('Pay at the door')).toBeVisible()
  await expect(page.getByText('Delivery and exchange')).toBeHidden()
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('Shop 12, Liberty Market')
  await expect(foot).not.toContainText('We never see the number of your card')
})
