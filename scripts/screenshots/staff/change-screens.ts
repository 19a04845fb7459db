import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

const orderPath = ({ _id }: { _id: string }) => `/admin/orders?tab=all&open=${_id}`

/** Orders that are changed, before and after. */
export const changeScreens = ({ desk }: Stage): Screen[] => [
  { name: 'order-change', path: orderPath(desk.open), act: openChange },
  { name: 'order-change-money', path: orderPath(desk.open), act: changeMoney },
  { name: 'order-change-piece', path: orderPath(desk.open), act: addPiece },
  { name: 'order-change-reason', path: orderPath(desk.open), act: discountWithoutReason },
  { name: 'order-changed', path: orderPath(desk.changed) },
  { name: 'order-changed-history', path: orderPath(desk.changed), act: showHistory },
  { name: 'merge-orders', path: orderPath(desk.twin), act: showTwin },
  { name: 'merge-orders-question', path: orderPath(desk.twin), act: askToMerge },
  { name: 'call-change', path: '/admin/confirm', act: changeInCall },
  { name: 'call-recorded', path: '/admin/confirm', act: callInVain },
  { name: 'print-again', path: '/admin/packing', fullPage: true },
]

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Change order #/ })

async function openChange(page: Page) {
  await page.getByRole('button', { name: 'Change order' }).click()
  await dialog(page).getByRole('list', { name: 'Pieces' }).waitFor()
}

async function changeMoney(page: Page) {
  await openChange(page)
  await dialog(page)
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await dialog(page).getByRole('region', { name: 'What changes' }).waitFor()
}

async function addPiece(page: Page) {
  await openChange(page)
  await dialog(page).getByLabel('Add a piece').fill('chikankari kurta')
  await dialog(page).getByRole('list', { name: 'Found products' }).getByRole('button').first().waitFor()
}

async function discountWithoutReason(page: Page) {
  await openChange(page)
  await dialog(page).getByText('Discount', { exact: true }).first().click()
  await dialog(page).getByLabel('Discount').fill('3')
  await dialog(page).getByRole('button', { name: 'Save change' }).click()
  await dialog(page).getByText('Say why the order is given a discount.').first().waitFor()
}

const showHistory = (page: Page) =>
  page.getByRole('dialog').getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded()

const twin = (page: Page) => page.getByRole('region', { name: 'Same phone, within 48 hours' })
const showTwin = (page: Page) => twin(page).scrollIntoViewIfNeeded()

async function askToMerge(page: Page) {
  await twin(page).getByRole('button', { name: 'Put into this parcel' }).first().click()
  await page.getByRole('alertdialog').waitFor()
}

async function changeInCall(page: Page) {
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog(page).getByRole('list', { name: 'Pieces' }).waitFor()
}

async function callInVain(page: Page) {
  await page.getByRole('button', { name: 'No answer', exact: true }).click()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).waitFor()
}
