import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Screen, Size } from '../screen.ts'
import { slugs } from '../stage/stage.ts'

const kurta = `/product/${slugs.kurta}`
const mother = `/product/${slugs.mother}`

/** What a shopper chooses on a product, and what follows. */
export const choiceScreens: Screen[] = [
  { name: 'product-first-screen', path: kurta },
  { name: 'product-sizes', path: kurta, act: showSizes },
  { name: 'product-colour', path: `${kurta}?color=Rose` },
  { name: 'size-sheet', path: kurta, act: askForSize },
  { name: 'age-sheet', path: `/product/${slugs.frock}`, act: askForSize },
  { name: 'product-most', path: `${kurta}?color=Pistachio&size=L`, act: askForMany },
  { name: 'product-ask', path: kurta, act: showQuestion },
  { name: 'product-look', path: `/product/${slugs.longKurta}`, act: showLook },
  { name: 'product-instead', path: `/product/${slugs.soldOut}`, fullPage: true },
  { name: 'pair-product', path: mother, fullPage: true },
  { name: 'pair-add-both', path: mother, act: askForBoth },
  { name: 'pair-add-both-errors', path: mother, act: addBothUnchosen },
  { name: 'add-signed-out', path: `${kurta}?color=Pistachio&size=M`, act: addSignedOut },
  { name: 'add-signed-out-signup', path: `${kurta}?color=Pistachio&size=M`, fullPage: true, act: signUp },
]

function showSizes(page: Page) {
  return page
    .getByRole('group', { name: /^Size/ })
    .evaluate(group => group.scrollIntoView({ block: 'end', behavior: 'instant' }))
}

async function askForSize(page: Page, size: Size) {
  await press(page, /^Choose an? (size|age)/, 'main', 0)
  const sheet = page.getByRole('dialog', { name: /^Choose an? / })
  await (size === 'phone' ? sheet : page.getByText(/^Choose an? \w+ first/)).waitFor()
}

async function askForMany(page: Page) {
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('40')
  await quantity.blur()
  await page.getByText('That is all we have').first().scrollIntoViewIfNeeded()
}

function showQuestion(page: Page) {
  return page
    .getByRole('main')
    .getByRole('link', { name: /^Ask about this piece/ })
    .first()
    .scrollIntoViewIfNeeded()
}

async function askForBoth(page: Page) {
  await press(page, /^Add both/)
  await page.getByRole('dialog', { name: 'Add both' }).waitFor()
}

async function addBothUnchosen(page: Page) {
  await askForBoth(page)
  const dialog = page.getByRole('dialog', { name: 'Add both' })
  await dialog.getByRole('button', { name: /^Add both to cart/ }).click()
  await dialog.getByText(/^Choose (a|the) size\.$/).waitFor()
}

async function addSignedOut(page: Page) {
  await press(page, 'add to cart', 'main', 0)
  await page.getByText(/We keep your choice/).waitFor()
}

async function signUp(page: Page) {
  await addSignedOut(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
}

async function showLook(page: Page) {
  await page.getByRole('heading', { name: 'Complete the look' }).scrollIntoViewIfNeeded()
}
