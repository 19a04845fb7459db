import type { Page } from '@playwright/test'

/** `nth`: which of several, counted from 0. */
export function press(page: Page, name: string | RegExp, within: 'main' | 'banner' = 'main', nth?: number) {
  const button = page.getByRole(within).getByRole('button', { name })
  return (nth === undefined ? button : button.nth(nth)).click()
}
