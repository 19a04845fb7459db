import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Screen, Size } from '../screen.ts'
import { slugs } from '../stage/stage.ts'

/** Where the keyboard is. */
export const keyboardScreens: Screen[] = [
  { name: 'keyboard-skip-link', path: '/', act: page => page.keyboard.press('Tab') },
  { name: 'keyboard-card', path: '/category/w-chickankari', act: reachCard },
  { name: 'keyboard-size', path: `/product/${slugs.kurta}`, act: reachSize },
  { name: 'keyboard-suggestion', path: '/', act: reachSuggestion },
]

async function reachCard(page: Page) {
  await page.getByRole('main').getByRole('heading').getByRole('link').nth(1).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
}

async function reachSize(page: Page) {
  await page.getByRole('radio', { name: 'M', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
}

async function reachSuggestion(page: Page, size: Size) {
  if (size === 'phone') await press(page, 'Search', 'banner')
  await page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true }).fill('kurta')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
}
