import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Screen } from '../screen.ts'
import { slugs } from '../stage/stage.ts'

const productPath = (slug: string) => `/product/${slug}`

export const productScreens: Screen[] = [
  { name: 'product', path: productPath(slugs.kurta), fullPage: true },
  { name: 'product-sold-out', path: productPath(slugs.soldOut) },
  { name: 'product-low-stock', path: productPath(slugs.nearlyGone) },
  { name: 'product-size-sold-out', path: `${productPath(slugs.kurta)}?color=Rose&size=L` },
  { name: 'product-lightbox', path: productPath(slugs.kurta), act: enlarge },
  { name: 'product-lightbox-zoomed', path: productPath(slugs.kurta), act: enlargeTwice },
  { name: 'product-size-guide', path: productPath(slugs.kurta), act: openSizeGuide },
  { name: 'product-shared', path: productPath(slugs.kurta), act: share },
  { name: 'product-buy-bar', path: productPath(slugs.kurta), act: scrollPastButton },
  { name: 'product-recently-viewed', path: productPath(slugs.frock), act: lookAround },
]

async function enlarge(page: Page) {
  await page
    .locator('li:not([inert])')
    .getByRole('button', { name: /^Enlarge picture/ })
    .click()
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor()
}

async function enlargeTwice(page: Page) {
  await enlarge(page)
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Zoom out', exact: true }).waitFor()
}

async function openSizeGuide(page: Page) {
  await press(page, 'Size guide')
  await page.getByRole('dialog', { name: 'Size guide' }).waitFor()
}

async function share(page: Page) {
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await press(page, 'Share')
  await page.getByText('Link copied').waitFor()
}

async function scrollPastButton(page: Page) {
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
}

async function lookAround(page: Page) {
  for (const slug of [slugs.kurta, slugs.longKurta, slugs.frock]) {
    await page.goto(new URL(productPath(slug), page.url()).href, { waitUntil: 'networkidle' })
  }
  // It comes when it is near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Recently viewed' }).scrollIntoViewIfNeeded()
}
