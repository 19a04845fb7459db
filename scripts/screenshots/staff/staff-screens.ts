import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Screen, Size } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'
import { changeScreens } from './change-screens.ts'
import { newOrderScreens } from './new-order-screens.ts'
import { staffOrderScreens } from './order-screens.ts'
import { productScreens } from './product-screens.ts'
import { queueScreens } from './queue-screens.ts'

const dayScreens: Screen[] = [
  { name: 'staff-dashboard', path: '/admin', fullPage: true },
  { name: 'staff-dashboard-loading', path: '/admin', held: '**/api/staff/dashboard*' },
  { name: 'staff-dashboard-error', path: '/admin', failing: '**/api/staff/dashboard*' },
  { name: 'staff-palette', path: '/admin', act: find },
  { name: 'staff-changes', path: '/admin/changes', fullPage: true },
  { name: 'staff-members', path: '/admin/staff' },
  { name: 'staff-members-invite', path: '/admin/staff', act: page => press(page, 'Invite') },
  { name: 'staff-security', path: '/admin/security' },
  { name: 'staff-security-codes', path: '/admin/security', act: page => press(page, 'Set up codes') },
]

const catalogueScreens = ({ kurta, longKurta }: Stage): Screen[] => [
  { name: 'staff-products', path: '/product-list', fullPage: true },
  { name: 'staff-products-none', path: '/product-list?q=nothing+like+this' },
  { name: 'staff-products-chosen', path: '/product-list', act: chooseThree },
  { name: 'staff-products-prices', path: '/product-list', act: changePrices },
  { name: 'staff-products-stock', path: `/product-list?q=${kurta.slug.split('-')[0]}`, act: openStock },
  { name: 'staff-products-delete', path: '/product-list', act: askToDelete },
  { name: 'staff-products-loading', path: '/product-list', held: '**/api/product/get-products*' },
  { name: 'staff-products-error', path: '/product-list', failing: '**/api/product/get-products*' },
  { name: 'staff-product-add', path: '/add-product', fullPage: true },
  { name: 'staff-product-errors', path: '/add-product', fullPage: true, act: saveNothing },
  { name: 'staff-product-edit', path: `/add-product/${kurta._id}`, fullPage: true },
  { name: 'staff-product-simple', path: `/add-product/${longKurta._id}`, fullPage: true },
  { name: 'staff-import', path: '/admin/import' },
  { name: 'staff-import-errors', path: '/admin/import', act: checkBrokenFile },
]

const dealScreens: Screen[] = [
  { name: 'staff-deals', path: '/deals', fullPage: true },
  { name: 'staff-deals-add', path: '/deals', act: page => press(page, 'Add New Deal') },
  {
    name: 'staff-deals-manage',
    path: '/deals',
    act: page => page.getByRole('button', { name: 'Manage Products' }).first().click(),
  },
  { name: 'staff-deals-mock', path: '/deals', failing: '**/api/deals/get-deals*', fullPage: true },
]

const groups = ['shop', 'money', 'delivery', 'checkout', 'policies', 'home', 'look']

const shopScreens: Screen[] = [
  ...groups.map(group => ({
    name: `staff-settings-${group}`,
    path: `/admin/settings/${group}`,
    fullPage: true,
  })),
  { name: 'staff-setup', path: '/admin/setup', fullPage: true },
  { name: 'staff-categories', path: '/admin/categories', fullPage: true },
  { name: 'staff-collections', path: '/admin/collections', fullPage: true },
  { name: 'staff-size-charts', path: '/admin/size-charts', fullPage: true },
  { name: 'staff-pages', path: '/admin/pages', fullPage: true },
  { name: 'staff-categories-add', path: '/admin/categories', act: page => press(page, 'Add group') },
  { name: 'staff-collections-add', path: '/admin/collections/new', fullPage: true },
  {
    name: 'staff-collections-errors',
    path: '/admin/collections/new',
    act: page => press(page, 'Save collection'),
    fullPage: true,
  },
  { name: 'staff-size-charts-add', path: '/admin/size-charts/new', fullPage: true },
  { name: 'staff-pages-add', path: '/admin/pages/new', fullPage: true },
]

/** What the shop's staff see. Every page of theirs hears of new orders, so its network never rests. */
export const staffScreens = (stage: Stage): Screen[] =>
  [
    ...[...dayScreens, ...catalogueScreens(stage), ...productScreens(stage), ...dealScreens],
    ...[...staffOrderScreens(stage), ...shopScreens],
    ...[...queueScreens(stage), ...changeScreens(stage), ...newOrderScreens(stage)],
  ].map(screen => ({ ...screen, token: stage.staff, listens: true }))

async function find(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('kurta')
  await page.getByRole('option').first().waitFor()
}

async function chooseThree(page: Page) {
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  for (const index of [1, 2, 3]) await boxes.nth(index).check({ force: true })
}

async function changePrices(page: Page) {
  await chooseThree(page)
  await press(page, 'Change prices')
  await page.getByLabel('Change by percent').fill('-15')
}

async function openStock(page: Page) {
  await page
    .getByRole('button', { name: /by colour and size$/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Stock' }).waitFor()
}

async function askToDelete(page: Page, size: Size) {
  const product = page.getByRole('main')
  if (size === 'phone') {
    await product
      .getByRole('button', { name: /^More for / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  } else
    await product
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
  await page.getByRole('alertdialog').waitFor()
}

async function saveNothing(page: Page) {
  await page.keyboard.press('Control+s')
  await page.getByText('Title is required.').first().waitFor()
}

async function checkBrokenFile(page: Page) {
  const rows = ['Title,Category,Price', 'Gul Lawn Kurta,Printed Kurta (Women),38.00', ',Frocks (Kids),dear']
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await page.getByRole('table').waitFor()
}
