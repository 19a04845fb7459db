import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

/** Stock, prices and deals, and what goes with a product. */
export const productScreens = ({ kurta }: Stage): Screen[] => [
  { name: 'today', path: '/admin' },
  { name: 'product-price', path: `/add-product/${kurta._id}`, act: showPrice },
  { name: 'product-refused', path: '/add-product', fullPage: true, act: saveRefused },
  { name: 'stock-grid', path: '/add-product', act: typeSizes },
  { name: 'stock-grid-filled', path: '/add-product', act: fillRow },
  { name: 'stock-grid-pasted', path: '/add-product', act: pasteGrid },
  { name: 'stock-grid-of-product', path: `/add-product/${kurta._id}`, act: showGrid },
  { name: 'goes-with', path: `/add-product/${kurta._id}`, act: openLinks },
  { name: 'deal-preview', path: '/deals', act: previewDeal },
  { name: 'deal-list', path: '/deals' },
]

const showPrice = (page: Page) => page.getByLabel('Price', { exact: true }).scrollIntoViewIfNeeded()

const table = (page: Page) => page.getByRole('table', { name: 'Stock by colour and size' })
const showGrid = (page: Page) =>
  table(page).evaluate(grid => grid.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function typeSizes(page: Page) {
  await page.getByRole('button', { name: 'Add size' }).click()
  for (const size of ['S', 'M', 'L']) {
    await page.keyboard.type(size)
    if (size !== 'L') await page.keyboard.press('Enter')
  }
  await table(page).getByLabel('Pieces: L').waitFor()
  await showGrid(page)
}

async function fillRow(page: Page) {
  await typeSizes(page)
  await table(page).getByLabel('Pieces of each size').fill('6')
  await page.getByText('18 pieces in total').waitFor()
}

async function pasteGrid(page: Page) {
  await typeSizes(page)
  await table(page)
    .getByLabel('Pieces: S')
    .evaluate(field => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '2\t3\t9\t4')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await page.getByText('14 pieces in total').waitFor()
}

async function saveRefused(page: Page) {
  await page.route('**/api/product/add-product', route => route.abort())
  await page.getByLabel('Title', { exact: true }).fill('Gul lawn kurta')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Price', { exact: true }).fill('38')
  await page.keyboard.press('Control+s')
  await page.getByRole('alert').first().waitFor()
}

async function openLinks(page: Page) {
  await page.getByRole('button', { name: 'Goes with…' }).click()
  await page.getByRole('dialog').waitFor()
}

async function previewDeal(page: Page) {
  await page.getByRole('button', { name: 'Add New Deal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Eid sale')
  await dialog.getByLabel('Percent off').fill('20')
  for (const index of [0, 1, 2])
    await dialog
      .getByRole('checkbox')
      .nth(index + 1)
      .check()
  await dialog
    .getByText(/ becomes /)
    .first()
    .scrollIntoViewIfNeeded()
}
