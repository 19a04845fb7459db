import type { Page } from '@playwright/test'
import type { Screen, Size } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

const queue = '/admin/orders'

/** The queue of orders and all that opens over it. */
export const queueScreens = ({ desk }: Stage): Screen[] => [
  { name: 'queue', path: queue },
  { name: 'queue-compact', path: `${queue}?tab=all`, only: 'desktop', act: compact },
  { name: 'queue-filters', path: queue, act: openFilters },
  { name: 'queue-second-page', path: `${queue}?tab=all&page=2` },
  { name: 'queue-menu', path: queue, act: openMenu },
  { name: 'queue-more-pages', path: queue, only: 'phone', act: openMorePages },
  { name: 'queue-drawer', path: `${queue}?open=${desk.open._id}` },
  { name: 'queue-drawer-next', path: queue, act: openNext },
  { name: 'queue-by-tracking-number', path: `${queue}?tab=all&q=TCS-77120` },
  { name: 'queue-returned', path: `${queue}?tab=all&open=${desk.returned._id}` },
  { name: 'queue-cash', path: `${queue}?tab=delivered` },
  { name: 'bulk-not-confirmed', path: queue, act: packAll },
  { name: 'pack-reason', path: queueOf(desk.twin.number), act: page => packUncalled(page, desk.twin.number) },
  {
    name: 'pack-reason-missing',
    path: queueOf(desk.twin.number),
    act: page => packWithoutReason(page, desk.twin.number),
  },
  {
    name: 'pack-wrong-number',
    path: queueOf(desk.wrongNumber.number),
    act: page => packUncalled(page, desk.wrongNumber.number),
  },
  {
    name: 'cancel-packed',
    path: queueOf(desk.packed.number),
    act: page => askToCancel(page, desk.packed.number),
  },
  { name: 'queue-toast', path: queue, act: confirmFirst },
  { name: 'staff-home', path: '/', act: seeBar },
]

const queueOf = (number: number) => `${queue}?tab=all&q=%23${number}`

const compact = (page: Page) => page.getByLabel('Compact rows').check()

async function openFilters(page: Page, size: Size) {
  if (size === 'phone') await page.getByRole('button', { name: 'Filters' }).click()
}

async function openMenu(page: Page) {
  await page
    .getByRole('button', { name: /^More for order/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

async function openMorePages(page: Page) {
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('button', { name: 'Shop' }).click()
  await page.getByRole('menu').waitFor()
}

async function openNext(page: Page) {
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Next order' }).click()
  await page
    .getByRole('button', { name: 'Previous order' })
    .or(page.getByRole('link', { name: 'Previous order' }))
    .waitFor()
}

async function packAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByLabel('Move to').selectOption('Processing')
  await bar.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('dialog', { name: /not confirmed$/ }).waitFor()
}

async function choose(page: Page, number: number, action: string) {
  await page.getByRole('button', { name: `More for order #${number}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('alertdialog').waitFor()
}

const packUncalled = (page: Page, number: number) => choose(page, number, 'Pack without a call…')
const askToCancel = (page: Page, number: number) => choose(page, number, 'Cancel order…')

async function packWithoutReason(page: Page, number: number) {
  await packUncalled(page, number)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pack', exact: true }).click()
}

async function confirmFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Confirm order/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

async function seeBar(page: Page) {
  await page.getByRole('region', { name: 'For the staff' }).waitFor()
}
