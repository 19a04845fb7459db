import type { Page } from '@playwright/test'

/** Opens the parts of the footer that are closed, as they are on phones, and answers with the footer. */
export async function openFooter(page: Page) {
  const footer = page.getByRole('contentinfo')
  const closed = footer.locator('details:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
  return footer
}
