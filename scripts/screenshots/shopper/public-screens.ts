import type { Page } from '@playwright/test'
import { goOffline } from '../../../test-support/connection.ts'
import { press } from '../press.ts'
import type { Screen, Size } from '../screen.ts'
import type { Stage } from '../stage/stage.ts'

const search = '/search?q=sleeves'

const homeScreens = ({ shopper, placed }: Stage): Screen[] => [
  { name: 'home', path: '/', fullPage: true },
  { name: 'home-greeting', path: `/?order=${placed._id}`, token: shopper },
  { name: 'home-error', path: '/category/k-froks', act: leaveWithoutAnswer },
]

const listScreens: Screen[] = [
  { name: 'category', path: '/category/w-semi-formal', fullPage: true },
  { name: 'list-filter', path: search, act: openFilter },
  { name: 'list-price', path: search, only: 'desktop', act: page => press(page, /^Price/) },
  { name: 'list-filtered', path: `${search}&size=XS,M&minPrice=30&maxPrice=60&inStock=1` },
  { name: 'list-leaves-nothing', path: `${search}&size=M&minPrice=5000` },
  { name: 'list-error', path: search, act: sortWithoutAnswer },
  { name: 'search-suggestions', path: '/', act: (page, size) => type(page, size, 'kurta') },
  { name: 'search-suggestions-none', path: '/', act: (page, size) => type(page, size, 'tuxedo') },
  { name: 'search', path: '/search?q=frok', fullPage: true },
  { name: 'search-nothing', path: '/search?q=tuxedo', fullPage: true },
  { name: 'search-everything', path: '/search' },
]

const shellScreens = ({ shopper }: Stage): Screen[] => [
  { name: 'menu', path: '/', only: 'desktop', act: page => press(page, 'Women', 'banner') },
  { name: 'menu', path: '/', only: 'phone', token: shopper, act: page => press(page, 'Menu', 'banner') },
  {
    name: 'account-menu',
    path: '/',
    only: 'desktop',
    token: shopper,
    act: page => press(page, /^Account of/, 'banner'),
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'category-not-found', path: '/category/w-swimwear' },
  { name: 'product-gone', path: '/product/no-such-thing', fullPage: true },
  { name: 'offline', path: '/category/k-froks', act: followLinkOffline },
  { name: 'offline-page', path: '/', act: goBackOffline },
]

export const publicScreens = (stage: Stage): Screen[] => [
  ...homeScreens(stage),
  ...listScreens,
  ...shellScreens(stage),
]

async function openFilter(page: Page, size: Size) {
  await press(page, size === 'phone' ? /^Filter/ : /^Colour/)
  await page.getByRole('checkbox', { name: /^White/ }).check()
  await page.waitForURL(/color=White/)
}

async function type(page: Page, size: Size, words: string) {
  if (size === 'phone') await press(page, 'Search', 'banner')
  const field = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true })
  await field.fill(words)
  const found = page.getByRole('option').first()
  const none = page.getByText(`No products match '${words}'`).filter({ visible: true })
  await found.or(none).first().waitFor()
}

async function sortWithoutAnswer(page: Page) {
  await page.route(/search\.data/, route => route.abort())
  await page.getByLabel('Sort').selectOption('price-asc')
  await page.getByRole('alert').waitFor()
}

async function leaveWithoutAnswer(page: Page) {
  await page.route('**/*.data*', route => route.abort())
  await page.getByRole('link', { name: /^Zari, home page/ }).click()
  await page.getByRole('heading', { name: 'The shop is not responding' }).waitFor()
}

async function followLinkOffline(page: Page) {
  await goOffline(page)
  await page.getByRole('link', { name: /^Zari, home page/ }).click()
  await page.getByText('You’re offline.').waitFor()
}

async function goBackOffline(page: Page, size: Size) {
  const footer = page.getByRole('contentinfo')
  if (size === 'phone') await footer.locator('summary').filter({ hasText: 'Kids' }).click()
  await footer.getByRole('link', { name: 'Frocks' }).click()
  await page.getByRole('heading', { level: 1, name: 'Frocks' }).waitFor()
  await goOffline(page)
  await page.goBack()
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
}
