import type { Page } from '@playwright/test'

export const press = (page: Page, name: string | RegExp, within: 'main' | 'banner' = 'main') =>
  page.getByRole(within).getByRole('button', { name }).click()
