import type { Page } from '@playwright/test'
import type { StaffOrderDetail } from '../../../src/contract/orders/staff-orders.ts'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

const form = '/admin/orders/new'

/** Orders that the staff type, and the buyers they know. */
export const newOrderScreens = ({ desk }: Stage): Screen[] => [
  { name: 'new-order', path: form, fullPage: true },
  { name: 'new-order-pasted-chat', path: form, fullPage: true, act: pasteChat },
  { name: 'new-order-pieces', path: form, fullPage: true, act: choosePieces },
  { name: 'new-order-search', path: form, act: findPieces },
  { name: 'new-order-known-buyer', path: form, act: typePhone },
  { name: 'new-order-other-price', path: form, fullPage: true, act: changePrice },
  { name: 'new-order-discount-too-high', path: form, fullPage: true, act: discountTooMuch },
  { name: 'new-order-errors', path: form, fullPage: true, act: placeNothing },
  { name: 'new-order-draft', path: form, fullPage: true, act: leaveAndReturn },
  { name: 'new-order-at-counter', path: form, fullPage: true, act: sellAtCounter },
  { name: 'new-order-same-again', path: `${form}?again=${desk.changed._id}`, fullPage: true },
  { name: 'customers', path: '/admin/customers' },
  { name: 'customers-blocked', path: '/admin/customers?show=blocked' },
  { name: 'customer', path: `/admin/customers/${digits(desk.twin)}`, fullPage: true },
  { name: 'customer-blocked', path: `/admin/customers/${desk.blocked}`, fullPage: true },
  { name: 'customer-block', path: `/admin/customers/${digits(desk.twin)}`, act: askToBlock },
]

const digits = ({ shippingAddress }: StaffOrderDetail) => (shippingAddress.phone ?? '').replaceAll(/\D/g, '')

const chat = [
  '[24/11/26, 10:15] Amna Bilal: Salam, titli frock 5-6Y chahiye',
  '[24/11/26, 10:16] Amna Bilal: Name: Amna Bilal',
  '[24/11/26, 10:16] Amna Bilal: House 12, Street 4, Model Town',
  '[24/11/26, 10:17] Amna Bilal: Lahor',
  '[24/11/26, 10:17] Amna Bilal: 0300 4455667',
].join('\n')

async function pasteChat(page: Page) {
  await page.getByLabel('Paste the chat').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, chat)
  await page
    .getByText(/^Filled in: /)
    .first()
    .waitFor()
}

async function findPieces(page: Page) {
  await page.getByLabel('Add a piece').fill('titli')
  await page.getByRole('button', { name: /^Add Titli/ }).scrollIntoViewIfNeeded()
}

async function addFrock(page: Page) {
  await findPieces(page)
  await page.getByRole('button', { name: /^Add Titli/ }).click()
  const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').last()
  await piece.getByText('5-6Y', { exact: true }).click()
  const colours = piece.getByRole('group', { name: 'Colour' })
  await colours.locator('label:not(:has([aria-label$="Sold out"]))').first().click()
  await page.getByRole('button', { name: /^(Place order|Note the sale), / }).waitFor()
}

async function choosePieces(page: Page) {
  await pasteChat(page)
  await addFrock(page)
}

async function changePrice(page: Page) {
  await choosePieces(page)
  await page.getByLabel('Other price').fill('19')
  await page.getByRole('region', { name: 'What the order comes to' }).getByText('$19.00').first().waitFor()
}

async function discountTooMuch(page: Page) {
  await choosePieces(page)
  await page.getByText('Discount', { exact: true }).first().click()
  await page.getByLabel('Discount').fill('900')
  await page.getByLabel('Reason', { exact: true }).fill('A gift')
  await page.getByRole('alert').first().waitFor()
}

async function placeNothing(page: Page) {
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByText('Add at least one piece.').waitFor()
}

async function leaveAndReturn(page: Page) {
  await page.getByLabel('Full name').fill('Sana Tariq')
  await addFrock(page)
  await page.reload({ waitUntil: 'load' })
  await page.getByRole('list', { name: 'Pieces' }).getByRole('listitem').waitFor()
}

async function sellAtCounter(page: Page) {
  await page.getByText('Shop counter', { exact: true }).click()
  await addFrock(page)
}

async function typePhone(page: Page) {
  await page.getByRole('textbox', { name: 'Phone' }).fill('0301 4410021')
  await page.getByRole('region', { name: 'Known buyer' }).scrollIntoViewIfNeeded()
}

async function askToBlock(page: Page) {
  await page.getByRole('button', { name: 'Block this number' }).click()
  await page.getByRole('alertdialog').waitFor()
}
