import { expect, type Locator } from '@playwright/test'

/** A phone on its side, and a small notebook at twice the size. */
export const lowScreens = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

/** Every control of a part can be brought into sight and is not covered there. */
export async function expectReachable(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  for (const control of await part.locator('a, button, input, select').all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    await control.scrollIntoViewIfNeeded()
    await control.click({ trial: true })
  }
}
