import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'

const kurtas = '/category/w-chickankari'

/** Lists as a shopper narrows them. */
export const listScreens: Screen[] = [
  { name: 'list-size', path: kurtas, act: chooseSize },
  { name: 'list-size-product', path: kurtas, act: openWithSize },
  { name: 'list-colour', path: `${kurtas}?color=Blue`, fullPage: true },
  { name: 'list-short', path: '/search?q=anarkali', fullPage: true },
  { name: 'list-sorted', path: `${kurtas}?sort=price-asc` },
  { name: 'list-swatch', path: kurtas, act: chooseSwatch },
  { name: 'list-more', path: '/search?q=kurta', act: showMore },
  { name: 'list-pairs', path: '/category/k-mommy-and-me', fullPage: true },
  { name: 'list-of-children', path: '/category/k-froks' },
  { name: 'category-empty', path: '/category/w-shawls' },
  { name: 'search-first-match', path: '/search?q=chikan' },
]

async function chooseSize(page: Page) {
  await page
    .getByRole('group', { name: 'Quick filters' })
    .getByRole('button', { name: 'M', exact: true })
    .click()
  await page.waitForURL(/size=M/)
}

async function openWithSize(page: Page) {
  await chooseSize(page)
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('radio', { name: 'M', exact: true }).waitFor()
}

async function chooseSwatch(page: Page) {
  const swatches = page
    .getByRole('main')
    .getByRole('group', { name: /^Colour/ })
    .first()
  await swatches.locator('label').last().click()
}

async function showMore(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show \d+ more/ })
    .scrollIntoViewIfNeeded()
}
