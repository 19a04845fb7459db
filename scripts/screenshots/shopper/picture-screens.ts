import type { Page } from '@playwright/test'
import type { Screen, Size } from '../screen.ts'
import { slugs } from '../stage/stage.ts'

const product = `/product/${slugs.kurta}`

/** Pictures that wait, fail, or are looked through; and the parts of the home page that move. */
export const pictureScreens: Screen[] = [
  { name: 'placeholders-home', path: '/', withoutPictures: true },
  { name: 'placeholders-list', path: '/category/w-chickankari', withoutPictures: true },
  { name: 'placeholders-product', path: product, withoutPictures: true },
  { name: 'placeholders-alike', path: product, withoutPictures: true, act: showAlike },
  { name: 'picture-missing', path: '/category/w-chickankari', failing: '**/media/**' },
  { name: 'product-next-picture', path: product, act: showNext },
  { name: 'product-neck-label', path: product, act: showNeck },
  { name: 'home-first-screen', path: '/' },
  { name: 'home-banner-next', path: '/', act: nextSlide },
  { name: 'home-deal', path: '/', act: showDeal },
  { name: 'home-deal-ended', path: '/', act: endDeal },
  { name: 'footer', path: '/category/w-chickankari', act: showFooter },
  { name: 'footer-opened', path: '/category/w-chickankari', only: 'phone', act: openFooter },
]

function showAlike(page: Page) {
  return page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
}

async function showNext(page: Page, size: Size) {
  const pictures = page.getByRole('list', { name: 'Pictures' })
  if (size === 'phone') await pictures.evaluate(list => list.scrollTo({ left: list.clientWidth }))
  else await page.getByRole('button', { name: /^Picture 2 of/ }).click()
}

async function showNeck(page: Page) {
  await page
    .locator('li:not([inert])')
    .getByRole('button', { name: /^Enlarge picture/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
  await dialog.getByRole('button', { name: /^Next/ }).click()
  await page.keyboard.press('+')
}

const hero = (page: Page) => page.getByRole('region', { name: 'From the shop' })
const deal = (page: Page) => page.getByRole('region', { name: 'Deal of the day' })

function nextSlide(page: Page) {
  return hero(page).getByRole('button', { name: 'Next slide' }).click()
}
function showDeal(page: Page) {
  return deal(page).evaluate(part => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

async function endDeal(page: Page) {
  await showDeal(page)
  await page.clock.install()
  await page.reload({ waitUntil: 'networkidle' })
  await showDeal(page)
  await page.clock.fastForward(60 * 86_400_000)
  await page.getByText('Time has ended!').first().waitFor()
}

function showFooter(page: Page) {
  return page
    .getByRole('contentinfo')
    .evaluate(part => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

async function openFooter(page: Page) {
  await showFooter(page)
  for (const part of await page.getByRole('contentinfo').locator('summary').all()) await part.click()
}
